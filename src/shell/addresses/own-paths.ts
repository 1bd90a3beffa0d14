/** Addresses of files and calls that have no language. No page can use them. The edge function leaves them to the CDN,
 * because each of its calls is counted and billed. */

/** First segments of addresses of files and calls. */
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
  'data',
  'page-answers',
  'locales',
  'manifests',
  'feeds',
  'sitemaps',
  '.well-known',
] as const;

/** The service worker (src/features/offline/offline-worker.browser.ts). It lies at the root, because it may answer for its own
 * folder only. */
export const offlineWorkerAddress = '/offline-worker.js';

/** Single files at the root, and those beside pages. */
const ownFiles = [
  '/preview',
  '/status.json',
  '/build-manifest.json',
  '/live-facts.json',
  '/EstoniaMap.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  offlineWorkerAddress,
  '/embed/embed.js',
  '/speculation-rules.json',
] as const;

export type OwnFile = (typeof ownFiles)[number];

/** Beside the files of `data` are pages. */
const isWithPages = (folder: string): boolean => folder === 'data';

/** The same as patterns of addresses. A function, because scripts of every page use other names of this module: a list
 * made here would be in them. */
export const ownPatterns = (): readonly string[] => [
  ...ownFolders.map((folder) => (isWithPages(folder) ? `/${folder}/*.*` : `/${folder}/*`)),
  ...ownFiles,
];

/** @param address Path of an address, without a slash at its end. */
export function isOwnAddress(address: string): boolean {
  const folder = ownFolders.find((own) => address.startsWith(`/${own}/`));
  if (folder === undefined) return ownFiles.some((own) => own === address);
  return !isWithPages(folder) || address.includes('.');
}
