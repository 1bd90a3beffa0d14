/** Placeholder for the site's origin in compiled files, because the origin is a setting that compiling does
 * not need. The publisher replaces it with SITE_URL. The name is reserved (RFC 6761). */
export const compiledOrigin = 'https://site.invalid';

/** Address of the sitemap of the pages that depend on code alone. It is written when pages are compiled. */
export const fixedPagesSitemap = '/sitemaps/routes.xml';
