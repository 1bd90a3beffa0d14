/** Pages that depend on code alone, not on content: their sitemap is written when pages are compiled. */
import { faqTopics } from '#features/help/help.ts';
import { binIds, binsOfManyMistakes, laterListParts } from '#features/sorting/sorting.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { fillTemplate, findRoute, isIndexed, listedCategories, pageTemplates, routes } from './routes.ts';

/** Pages of routes with a parameter that is a list of the code. */
export const listedPages: readonly PagePath[] = [
  ...listedCategories.map((category) => fillTemplate('/about/news/category/{category}', { category })),
  ...binIds.map((bin) => fillTemplate('/sorting/bin/{bin}', { bin })),
  ...binsOfManyMistakes.map((bin) => fillTemplate('/sorting/bin/{bin}/not', { bin })),
  ...laterListParts.map((part) => fillTemplate('/sorting/list/{part}', { part })),
  ...faqTopics.map((topic) => fillTemplate('/customer-support/faq/{topic}', { topic })),
];

const listed: ReadonlySet<PagePath> = new Set(listedPages);

/** Whether a path is a page whatever the content. Of pages of lists, the number is not checked. */
export function isFixedPage(path: PagePath): boolean {
  const route = findRoute(path);
  if (!route) return false;
  const { entries }: { readonly entries?: string; readonly isIndexed?: boolean } = routes[route.template];
  if (Object.keys(route.params).length === 0 || entries === 'list-pages') return true;
  return entries === undefined && listed.has(path);
}

/** In the order of the route table; only pages that search engines may index. */
export const fixedPages: readonly PagePath[] = [
  ...pageTemplates.filter(isIndexed).map((template) => fillTemplate(template, {})),
  ...listedPages,
];
