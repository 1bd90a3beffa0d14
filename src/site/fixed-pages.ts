/** Pages that the code alone gives, whatever the content holds: their sitemap is written when pages are compiled. */
import { faqTopics } from '#model/help.ts';
import type { PagePath } from '#model/page-path.ts';
import { isIndexed, listedCategories, pageTemplates } from './routes.ts';
import { fillTemplate } from './template.ts';

/** Stands for the origin of the site in compiled files: that one is a setting, and compiling needs none. The publisher puts
 * SITE_URL in its place. A name that nobody can have (RFC 6761). */
export const compiledOrigin = 'https://site.invalid';

/** Where the sitemap of these pages is published. */
export const fixedPagesSitemap = '/sitemaps/routes.xml';

/** In the order of the route table; only those that search engines may list. */
export const fixedPages: readonly PagePath[] = [
  ...pageTemplates.filter(isIndexed).map((template) => fillTemplate(template, {})),
  ...listedCategories.map((category) => fillTemplate('/about/news/category/{category}', { category })),
  ...faqTopics.map((topic) => fillTemplate('/customer-support/faq/{topic}', { topic })),
];
