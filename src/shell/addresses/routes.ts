/** The only list of routes, and what follows from it: the route of a path, the path of a route, the pages above. A
 * template is one page in every language; `{name}` is a path parameter. Breadcrumb, sitemap, switcher, menu validation
 * and tests derive from it. */
import { lookup } from '#platform/base/lookup.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import type { PostCategory } from '#platform/cms/post.ts';

export interface Route {
  /** Entries that provide the parameter's values; absent without a parameter. */
  readonly entries?:
    | 'posts'
    | 'stations'
    | 'guides'
    | 'sorting-items'
    | 'organised-prices'
    | 'construction-prices'
    | 'big-bag-prices'
    | 'list-pages';
  /** Defaults to true. Test pages, pages made of a visitor's input and pages after a form are not indexed. */
  readonly isIndexed?: false;
  /** The page above, where the path says another. */
  readonly parent?: '/about';
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
  // The path of an old page; it has the jobs.
  '/home-customer/fecal-transport-2': { parent: '/about' },
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
  '/sorting': {},
  '/sorting/list': {},
  '/sorting/list/{part}': {},
  '/sorting/marks': {},
  '/sorting/print': {},
  '/sorting/{itemId}': { entries: 'sorting-items' },
  '/sorting/bin/{bin}': {},
  '/sorting/bin/{bin}/not': {},
  '/data': {},
  '/data/api': {},
  '/embed': {},
  '/accessibility': {},
  '/cookies': {},
  '/terms': {},
  '/terms/withdrawal': {},
  '/terms/withdrawal/submitted': { isIndexed: false },
  '/offline': { isIndexed: false },
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

/** docs/upstreams.md §5: one type of price list for three routes; the service distinguishes them. */
export const priceListServices = ['organised', 'construction', 'big-bag'] as const;

export type PriceListService = (typeof priceListServices)[number];

export const priceListRoutes = {
  organised: '/customer-support/price-lists/{priceId}',
  construction: '/construction-waste/collect-transport-waste/{priceId}',
  'big-bag': '/home-customer/big-bag-collecting/{priceId}',
} as const satisfies Readonly<Record<PriceListService, RouteTemplate>>;

/** Spec §2, News: categories with their own list. */
export const listedCategories = [
  'emergency-notices',
  'waste-school',
] as const satisfies readonly PostCategory[];

/** Returns the route of a path. A template without parameters wins over one with them (`/about/news/page/2`
 * is a list). */
export function findRoute(
  path: PagePath,
): { readonly template: RouteTemplate; readonly params: Readonly<Record<string, string>> } | undefined {
  if (isRouteTemplate(path) && !path.includes('{')) return { template: path, params: {} };
  for (const template of parameterRoutes) {
    const match = matchTemplate(template, path);
    if (match.type === 'match') return { template, params: match.params };
  }
  return undefined;
}

const parameterCount = (template: string): number => template.split('{').length - 1;

const parameterRoutes = routeTemplates
  .filter((template) => template.includes('{'))
  .sort((a, b) => parameterCount(a) - parameterCount(b));

export type TemplateMismatch =
  | { readonly reason: 'structure'; readonly message: 'Template and actual path structures do not match' }
  | { readonly reason: 'segment'; readonly message: string };

export type TemplateMatch =
  | { readonly type: 'match'; readonly params: Readonly<Record<string, string>> }
  | ({ readonly type: 'mismatch' } & TemplateMismatch);

/** Spec §5. Extracts path parameters segment by segment; the number of segments must be equal.
 * @returns The messages are for developers and stay English (docs/upstreams.md §5). */
export function matchTemplate(template: string, path: string): TemplateMatch {
  const expected = template.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) {
    return {
      type: 'mismatch',
      reason: 'structure',
      message: 'Template and actual path structures do not match',
    };
  }
  const params: [string, string][] = [];
  for (const [position, segment] of expected.entries()) {
    const value = actual[position] ?? '';
    const name = /^\{(\w+)\}$/u.exec(segment)?.[1];
    if (name !== undefined && value !== '') params.push([name, value]);
    else if (segment !== value) {
      const message = `Segment mismatch at ${position}: expected '${segment}', found '${value}'`;
      return { type: 'mismatch', reason: 'segment', message };
    }
  }
  return { type: 'match', params: Object.fromEntries(params) };
}

/** Fills in the parameters of a template.
 * @throws If a parameter has no value: a route that does not fit is a bug of the caller. */
export function fillTemplate(
  template: RouteTemplate,
  params: Readonly<Record<string, string | number>>,
): PagePath {
  const path = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = lookup(params, name);
    if (value === undefined) throw new RangeError(`Template ${template} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
  return parseOwnPath(path);
}

/** Returns the pages above a page, home first, derived from its path unless its route says otherwise; segments without a page are
 * skipped. */
export function ancestors(path: PagePath): readonly RouteTemplate[] {
  if (path === '/') return [];
  const parent = lookup<Route>(routes, path)?.parent;
  if (parent !== undefined) return ['/', parent];
  const segments = path.split('/').slice(1, -1);
  const above = segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`);
  return ['/', ...above.filter(isRouteTemplate)];
}
