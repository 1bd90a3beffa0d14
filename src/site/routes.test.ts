import { expect, test } from 'vitest';
import { postCategories } from '#model/post.ts';
import { priceListServices } from '#model/price-list.ts';
import {
  isIndexed,
  isRouteTemplate,
  listedCategories,
  pageTemplates,
  priceListRoutes,
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
  '/accessibility',
  '/cookies',
  '/terms',
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

test('test pages, the search page and the answers to forms stay out of search engines, all others do not', () => {
  expect(routeTemplates.filter((template) => !isIndexed(template))).toEqual([
    '/home-customer/ordering-fecal-transport/submitted',
    '/customer-support/contact-us/submitted',
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
