import type { PostCategory } from '#model/post.ts';
import type { PriceListService } from '#model/price-list.ts';

/** The only list of routes. Breadcrumb, sitemap, switcher, menu validation and tests derive from it. A
 * template is one page in every language; `{name}` is a path parameter. */
interface Route {
  /** Entries that provide the parameter's values; absent without a parameter. */
  readonly entries?:
    | 'posts'
    | 'stations'
    | 'guides'
    | 'organised-prices'
    | 'construction-prices'
    | 'big-bag-prices'
    | 'list-pages';
  /** Defaults to true. Test pages, pages made of a visitor's input and pages after a form are not indexed. */
  readonly isIndexed?: false;
}

export const routes = {
  '/': {},
  '/about': {},
  '/about/company': {},
  '/about/environment-and-quality': {},
  '/about/news': {},
  '/about/news/page/{page}': { entries: 'list-pages' },
  '/about/news/category/{category}': {},
  '/about/news/category/{category}/page/{page}': { entries: 'list-pages' },
  '/about/news/{postSlug}': { entries: 'posts' },
  '/about/procurement': {},
  '/about/emergency-detailed': {},
  '/home-customer': {},
  '/home-customer/organized-waste': {},
  '/home-customer/big-bag-collecting': {},
  '/home-customer/big-bag-collecting/{priceId}': { entries: 'big-bag-prices' },
  '/home-customer/fecal-transport': {},
  '/home-customer/fecal-transport-2': {},
  '/home-customer/hazardous-waste': {},
  '/home-customer/ordering-fecal-transport': {},
  '/home-customer/ordering-fecal-transport/submitted': { isIndexed: false },
  '/home-customer/rental-garbage-containers': {},
  '/home-customer/packaging-transportation': {},
  '/home-customer/waste-stations': {},
  '/home-customer/waste-stations/{wasteStationId}': { entries: 'stations' },
  '/services': {},
  '/services/bulk-material-sale': {},
  '/services/electronic-waste': {},
  '/services/compost': {},
  '/services/maintenance-of-roads': {},
  '/services/packaging-sale': {},
  '/services/recyclable-waste-purchase': {},
  '/construction-waste': {},
  '/construction-waste/collect-transport-waste': {},
  '/construction-waste/collect-transport-waste/{priceId}': { entries: 'construction-prices' },
  '/construction-waste/take-it-yourself': {},
  '/customer-support': {},
  '/customer-support/contact': {},
  '/customer-support/contact-us': {},
  '/customer-support/contact-us/submitted': { isIndexed: false },
  '/customer-support/emergency-notice': {},
  '/customer-support/faq': {},
  '/customer-support/faq/{topic}': {},
  '/customer-support/instructions': {},
  '/customer-support/instructions/{guideId}': { entries: 'guides' },
  '/customer-support/next-shipping-day': {},
  '/customer-support/personal-data-processing': {},
  '/customer-support/price-lists': {},
  '/customer-support/price-lists/{priceId}': { entries: 'organised-prices' },
  '/customer-support/unserved-addresses': {},
  '/accessibility': {},
  '/cookies': {},
  '/terms': {},
  '/odoo-test': { isIndexed: false },
  '/search': { isIndexed: false },
  '/plasmic-host': { isIndexed: false },
  '/styleguide': { isIndexed: false },
} as const satisfies Readonly<Record<`/${string}`, Route>>;

export type RouteTemplate = keyof typeof routes;

export const routeTemplates = Object.keys(routes) as readonly RouteTemplate[];

/** Templates without parameters: each is one page per language and has its own page texts. */
export const pageTemplates = routeTemplates.filter((template) => !template.includes('{'));

export function isRouteTemplate(value: string): value is RouteTemplate {
  return Object.hasOwn(routes, value);
}

export function isIndexed(template: RouteTemplate): boolean {
  const route: Route = routes[template];
  return route.isIndexed ?? true;
}

/** docs/upstreams.md §5: one kind of price list serves three routes, distinguished by its service. */
export const priceListRoutes = {
  organised: '/customer-support/price-lists/{priceId}',
  construction: '/construction-waste/collect-transport-waste/{priceId}',
  'big-bag': '/home-customer/big-bag-collecting/{priceId}',
} as const satisfies Record<PriceListService, RouteTemplate>;

/** Spec §2, News: categories with their own list. */
export const listedCategories = [
  'emergency-notices',
  'waste-school',
] as const satisfies readonly PostCategory[];
