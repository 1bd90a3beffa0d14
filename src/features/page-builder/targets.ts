/** Pages of the page builder with their styles, and the page that its studio shows in a frame. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { pathInAllLocales, studioHostPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { builtStylesAddress } from './built-page-addresses.ts';

export const targets: TargetSource = {
  fixed: ({ hasPageBuilder }) => (hasPageBuilder ? pathInAllLocales(studioHostPath) : []),
  keyed: {
    'built-pages': (path) => [
      ...pathInAllLocales(parseOwnPath(path)),
      ...locales.map((locale) => builtStylesAddress(path, locale)),
    ],
  },
};
