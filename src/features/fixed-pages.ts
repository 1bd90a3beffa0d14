/** Pages that depend on code alone, not on content: their sitemap is written when pages are compiled. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { fillTemplate, isIndexed, pageTemplates } from '#shell/addresses/routes.ts';
import { listedPages as topics } from './help/listed-pages.ts';
import { listedPages as categories } from './news/listed-pages.ts';
import { listedPages as bins } from './sorting/listed-pages.ts';

/** In the order of the route table; only pages that search engines may index. */
export const fixedPages: readonly PagePath[] = [
  ...pageTemplates.filter(isIndexed).map((template) => fillTemplate(template, {})),
  ...categories,
  ...bins,
  ...topics,
];
