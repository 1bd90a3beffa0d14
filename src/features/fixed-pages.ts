/** Pages that depend on code alone, not on content: their sitemap is written when pages are compiled. */
import { faqTopics } from '#shell/addresses/faq-topics.ts';
import { binIds, binsOfManyMistakes, laterListParts } from '#features/sorting/sorting.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { fillTemplate, isIndexed, listedCategories, pageTemplates } from '#shell/addresses/routes.ts';

/** Pages of routes with a parameter that is a list of the code. */
export const listedPages: readonly PagePath[] = [
  ...listedCategories.map((category) => fillTemplate('/about/news/category/{category}', { category })),
  ...binIds.map((bin) => fillTemplate('/sorting/bin/{bin}', { bin })),
  ...binsOfManyMistakes.map((bin) => fillTemplate('/sorting/bin/{bin}/not', { bin })),
  ...laterListParts.map((part) => fillTemplate('/sorting/list/{part}', { part })),
  ...faqTopics.map((topic) => fillTemplate('/customer-support/faq/{topic}', { topic })),
];

/** In the order of the route table; only pages that search engines may index. */
export const fixedPages: readonly PagePath[] = [
  ...pageTemplates.filter(isIndexed).map((template) => fillTemplate(template, {})),
  ...listedPages,
];
