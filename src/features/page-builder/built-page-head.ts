import { locales } from '#platform/languages/locale.ts';
import type { Page, PageHead } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';
import { builtStylesAddress } from './built-page-addresses.ts';

export function builtPageHead(
  page: Page,
  { title, description, image, hasStyles }: ReturnType<Queries['builtPage']>,
): PageHead {
  const { ask, locale, path } = page;
  return {
    page,
    title,
    description,
    trail: ask('builtTrail', path, locale),
    locales,
    ...(image === undefined ? {} : { image }),
    ...(hasStyles && { stylesheet: builtStylesAddress(path, locale) }),
  };
}
