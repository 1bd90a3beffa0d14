/** Which targets the small site has: a few of every kind, because what holds for one page of a kind holds for all. Its
 * content adds those of its entries. */
import { site } from '#features/site.ts';
import { fixedAddresses } from '#platform/publish/targets.ts';

/** Targets that do not depend on content. */
export const fewTargets: ReadonlySet<string> = new Set([
  '/',
  '/ru',
  '/en',
  '/ru/about',
  '/about/news',
  '/ru/about/news',
  '/en/about/news',
  '/about/news/category/waste-school',
  '/ru/about/news/category/waste-school',
  '/customer-support/emergency-notice',
  '/ru/customer-support/emergency-notice',
  '/en/customer-support/emergency-notice',
  '/home-customer/waste-stations',
  '/not-found',
  '/ru/not-found',
  '/en/not-found',
  '/page-answers/et.json',
  '/feeds/et/all.xml',
  '/feeds/ru/all.xml',
  '/search-index/et/start.json',
  '/search-index/ru/start.json',
  '/data/notices.json',
  '/locales/et.json',
  '/manifests/et.webmanifest',
  '/offline-worker.js',
  '/social/et/news.png',
  '/redirects.txt',
  '/headers.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/entries.xml',
  '/build-manifest.json',
]);

const all = new Set(fixedAddresses(site.parts, { socialImages: 'kinds', hasPageBuilder: true }));

/** Whether the small site has a target, if the whole site has it. */
export function isInSmallSite(address: string): boolean {
  return fewTargets.has(address) || !all.has(address);
}
