import { expect, test } from 'vitest';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { postCategories } from '#shell/addresses/post-categories.ts';
import {
  ancestors,
  fillTemplate,
  findRoute,
  isIndexed,
  isRouteTemplate,
  listedCategories,
  matchTemplate,
  pageTemplates,
  priceListRoutes,
  priceListServices,
  routeTemplates,
} from './routes.ts';

/** Spec §2, Route table, by section. */
const specified: Readonly<Record<string, string>> = {
  '/about': '/company /environment-and-quality /news /news/{postSlug} /procurement /emergency-detailed',
  '/home-customer':
    '/organized-waste /big-bag-collecting /big-bag-collecting/{priceId} /fecal-transport /fecal-transport-2 ' +
    '/hazardous-waste /ordering-fecal-transport /rental-garbage-containers /packaging-transportation ' +
    '/waste-stations /waste-stations/{wasteStationId}',
  '/services':
    '/bulk-material-sale /electronic-waste /compost /maintenance-of-roads /packaging-sale /recyclable-waste-purchase',
  '/construction-waste': '/collect-transport-waste /collect-transport-waste/{priceId} /take-it-yourself',
  '/customer-support':
    '/contact /contact-us /emergency-notice /faq /instructions /next-shipping-day /personal-data-processing ' +
    '/price-lists /price-lists/{priceId} /unserved-addresses',
};

/** Spec §2 has news lists by category, questions and guides; how each is split is specific to this site. */
const added = [
  '/styleguide',
  '/customer-support/contact-us/submitted',
  '/home-customer/ordering-fecal-transport/submitted',
  '/sorting',
  '/sorting/list',
  '/sorting/list/{part}',
  '/sorting/marks',
  '/sorting/print',
  '/sorting/{itemId}',
  '/sorting/bin/{bin}',
  '/sorting/bin/{bin}/not',
  '/data',
  '/data/api',
  '/embed',
  '/accessibility',
  '/cookies',
  '/terms',
  '/terms/withdrawal',
  '/terms/withdrawal/submitted',
  '/offline',
  '/customer-support/faq/{topic}',
  '/customer-support/instructions/{guideId}',
  '/about/news/page/{page}',
  '/about/news/category/{category}',
  '/about/news/category/{category}/page/{page}',
];

const wanted = [
  '/',
  '/odoo-test',
  '/search',
  '/plasmic-host',
  ...Object.entries(specified).flatMap(([above, paths]) => [
    above,
    ...paths.split(' ').map((path) => above + path),
  ]),
];

test("every route of the specification's table is in the route table", () => {
  expect(wanted.filter((template) => !isRouteTemplate(template))).toEqual([]);
});

test('the route table has no other routes than those of the specification and the parts of its lists', () => {
  expect(routeTemplates.filter((template) => ![...wanted, ...added].includes(template))).toEqual([]);
});

test('an address that is only like a template is no template', () => {
  expect(['/about/', '/ru/about', 'about', '', 'constructor'].filter(isRouteTemplate)).toEqual([]);
});

test('templates without parameters are pages with texts of their own', () => {
  expect(pageTemplates).toContain('/about/news');
  expect(pageTemplates.filter((template) => /[{}]/u.test(template))).toEqual([]);
});

test('test pages, the search page, the page about the connection and the answers to forms stay out of search engines, all others do not', () => {
  expect(routeTemplates.filter((template) => !isIndexed(template))).toEqual([
    '/home-customer/ordering-fecal-transport/submitted',
    '/customer-support/contact-us/submitted',
    '/terms/withdrawal/submitted',
    '/offline',
    '/odoo-test',
    '/search',
    '/plasmic-host',
    '/styleguide',
  ]);
});

test('each service of price lists has the route that the specification gives it', () => {
  expect(priceListServices.map((service) => priceListRoutes[service])).toEqual([
    '/customer-support/price-lists/{priceId}',
    '/construction-waste/collect-transport-waste/{priceId}',
    '/home-customer/big-bag-collecting/{priceId}',
  ]);
});

test('emergency notices and the waste school have lists of their own, company news has none', () => {
  const hasList = (category: string) => listedCategories.some((listed) => listed === category);
  expect(postCategories.filter(hasList)).toEqual(['emergency-notices', 'waste-school']);
});

function find(address: string) {
  const path = parsePagePath(address);
  return path && findRoute(path);
}

test('path parameters are taken by matching the segments of a path with those of its template', () => {
  const match = matchTemplate(
    '/about/news/category/{category}/page/{page}',
    '/about/news/category/waste-school/page/2',
  );
  expect(match).toEqual({ type: 'match', params: { category: 'waste-school', page: '2' } });
});

test('a template without parameters matches itself', () => {
  expect(matchTemplate('/about', '/about')).toEqual({ type: 'match', params: {} });
});

test("unequal segment counts give 'Template and actual path structures do not match'", () => {
  const message = 'Template and actual path structures do not match';
  const mismatch = { type: 'mismatch', reason: 'structure', message };
  expect(matchTemplate('/about/news/{postSlug}', '/about/news')).toEqual(mismatch);
  expect(matchTemplate('/about/news/{postSlug}', '/about/news/a/b')).toEqual(mismatch);
});

test('segments that differ give a segment mismatch error with place and both segments', () => {
  expect(matchTemplate('/about/news/{postSlug}', '/about/jobs/a')).toEqual({
    type: 'mismatch',
    reason: 'segment',
    message: "Segment mismatch at 2: expected 'news', found 'jobs'",
  });
});

test('a parameter needs a value', () => {
  expect(matchTemplate('/about/news/{postSlug}', '/about/news/')).toMatchObject({
    type: 'mismatch',
    reason: 'segment',
  });
});

test('the route of a path is found with its parameters', () => {
  expect(find('/about/news/talvine-vedu')).toEqual({
    template: '/about/news/{postSlug}',
    params: { postSlug: 'talvine-vedu' },
  });
  expect(find('/home-customer/waste-stations/12')).toEqual({
    template: '/home-customer/waste-stations/{wasteStationId}',
    params: { wasteStationId: '12' },
  });
});

test('a template without parameters wins over one with them', () => {
  expect(find('/about/news')?.template).toBe('/about/news');
  expect(find('/about/news/page/2')?.template).toBe('/about/news/page/{page}');
});

test('a path that fits no template has no route', () => {
  expect(find('/about/jobs')).toBeUndefined();
  expect(find('/ru/about')).toBeUndefined();
});

test('values are encoded when they are put into a template', () => {
  expect(fillTemplate('/about/news/{postSlug}', { postSlug: 'a/b c' })).toBe('/about/news/a%2Fb%20c');
  expect(fillTemplate('/about/news/page/{page}', { page: 3 })).toBe('/about/news/page/3');
});

test('a template whose parameter has no value throws', () => {
  expect(() => fillTemplate('/about/news/{postSlug}', {})).toThrow(
    'Template /about/news/{postSlug} needs a value for postSlug.',
  );
});

test('the breadcrumb of a page goes from home through the pages above it', () => {
  const path = fillTemplate('/about/news/{postSlug}', { postSlug: 'talvine-vedu' });
  expect(ancestors(path)).toEqual(['/', '/about', '/about/news']);
});

test('a page of the first level has home above it, and home has nothing', () => {
  expect(ancestors(fillTemplate('/about', {}))).toEqual(['/']);
  expect(ancestors(fillTemplate('/', {}))).toEqual([]);
});

test('the page of jobs has an old path below the services for homes, and stands below the company', () => {
  expect(ancestors(fillTemplate('/home-customer/fecal-transport-2', {}))).toEqual(['/', '/about']);
});

test('segments that are no page are left out of the breadcrumb', () => {
  expect(ancestors(fillTemplate('/about/news/page/{page}', { page: 2 }))).toEqual([
    '/',
    '/about',
    '/about/news',
  ]);
});
