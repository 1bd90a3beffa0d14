import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';
import { formatPeriod } from '#shell/languages/format.ts';
import { type Page, type PageHead, readParam } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';
import { priceService } from './price-service.ts';

type ShownPriceList = ReturnType<Queries['priceList']>;

/** The price list in the address of a page. */
export const readPriceList = (page: Page): ShownPriceList =>
  page.ask('priceList', Number(readParam(page, 'priceId')), page.locale);

export const priceListHeading = ({ t }: Page, { label }: ShownPriceList): string =>
  t('common.priceListTitle', { region: label });

interface PriceListContext {
  /** Page that lists the price lists of this service. */
  readonly parent: RouteTemplate;
  readonly siteUrl: string;
}

export function priceListHead(page: Page, { parent, siteUrl }: PriceListContext): PageHead {
  const { ask, locale, path, t } = page;
  const list = readPriceList(page);
  const period = formatPeriod(list.validFrom, list.validUntil, page);
  const service = t(`common.service.${list.service}`);
  const href = localizedPath(path, locale);
  const name = priceListHeading(page, list);
  return {
    page,
    title: t('common.priceListTitle', { region: `${list.label}, ${service}` }),
    description: t(`common.pricesOf.${list.service}`, { region: list.label, period }),
    trail: [...ask('trail', parent, locale), { title: list.label, href }],
    locales,
    structuredData: [priceService(list, { page, name, url: siteUrl + href, siteUrl })],
  };
}
