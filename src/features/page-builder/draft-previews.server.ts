import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { builtStylesAddress } from './built-page-addresses.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'built-pages': {
    stylesAt: (address, { path, locale, ask }) =>
      address === builtStylesAddress(path, locale) ? ask('builtPageStyles', path, locale) : undefined,
  },
};
