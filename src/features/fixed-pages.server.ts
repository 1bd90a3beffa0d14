/** Pages that depend on code alone, not on content: their sitemap is written when pages are compiled. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { indexedPages } from '#shell/addresses/listed-pages.ts';
import { allFeatures } from './all-features.ts';

export const fixedPages: readonly PagePath[] = [
  ...indexedPages,
  ...allFeatures.flatMap(({ pages }) => pages?.listed ?? []),
];
