/** Pages of the page builder with their styles, and the page that its studio shows in a frame. */
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { localizedPath, studioHostPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { builtStylesAddress } from './built-page-addresses.ts';

export const targets: TargetSource = {
  fixed: ({ hasPageBuilder }) => (hasPageBuilder ? inAllLocales(studioHostPath) : []),
  keyed: {
    'built-pages': (path) => [
      ...inAllLocales(parseOwnPath(path)),
      ...locales.map((locale) => builtStylesAddress(path, locale)),
    ],
  },
};

const inAllLocales = (path: PagePath): readonly string[] =>
  locales.map((locale) => localizedPath(path, locale));
