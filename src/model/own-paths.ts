/** Addresses at which the site has files of its own, in no language: no page stands below them, and the edge function, of
 * which each call is counted and billed, leaves them to the CDN. */

/** First segments of addresses: everything below them is a file or a call. */
export const ownFolders = [
  'api',
  '_astro',
  'fonts',
  'icons',
  'media',
  'post-styles',
  'page-styles',
  'documents',
  'social',
  'search-index',
  'page-answers',
  'locales',
  'feeds',
  'sitemaps',
  '.well-known',
] as const;

/** Addresses that stand by themselves. */
export const ownFiles = [
  '/preview',
  '/status.json',
  '/build-manifest.json',
  '/EstoniaMap.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/speculation-rules.json',
] as const;
