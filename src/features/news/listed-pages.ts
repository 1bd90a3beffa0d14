import type { PagePath } from '#platform/addresses/page-path.ts';
import { fillTemplate, listedCategories } from '#shell/addresses/routes.ts';

/** Pages of categories. */
export const listedPages: readonly PagePath[] = listedCategories.map((category) =>
  fillTemplate('/about/news/category/{category}', { category }),
);
