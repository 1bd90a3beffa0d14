/** Structured data of the pages: only known schema.org terms, and nothing that the page does not show. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatMoney } from '#site/format.ts';
import { openDatasets, openFiles, openLicence } from '#site/open-data.ts';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';

const { settings } = await buildSite();
const pages = await loadPages();

/** Allowed schema.org properties of each type, including those of its supertypes. */
const thing = ['@type', '@id', 'name', 'url', 'image', 'description', 'identifier'];
const organization = [
  ...thing,
  'legalName',
  'slogan',
  'email',
  'vatID',
  'telephone',
  'logo',
  'address',
  'contactPoint',
  'parentOrganization',
  'department',
  'makesOffer',
];
const allowed: Readonly<Record<string, readonly string[]>> = {
  Organization: organization,
  RecyclingCenter: [
    ...organization,
    'alternateName',
    'geo',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'paymentAccepted',
  ],
  LocalBusiness: [...organization, 'openingHoursSpecification', 'paymentAccepted'],
  ContactPoint: [
    ...thing,
    'contactType',
    'telephone',
    'email',
    'areaServed',
    'availableLanguage',
    'hoursAvailable',
  ],
  PropertyValue: [...thing, 'propertyID', 'value'],
  PostalAddress: [
    ...thing,
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ],
  OpeningHoursSpecification: [...thing, 'dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  GeoCoordinates: [...thing, 'latitude', 'longitude'],
  NewsArticle: [
    ...thing,
    'headline',
    'articleSection',
    'datePublished',
    'dateModified',
    'inLanguage',
    'mainEntityOfPage',
    'author',
    'publisher',
  ],
  BreadcrumbList: [...thing, 'itemListElement'],
  ListItem: [...thing, 'position', 'item'],
  FAQPage: [...thing, 'mainEntity'],
  Question: [...thing, 'acceptedAnswer'],
  Answer: [...thing, 'text'],
  Service: [...thing, 'serviceType', 'provider', 'areaServed', 'hasOfferCatalog'],
  OfferCatalog: [...thing, 'itemListElement'],
  Offer: [...thing, 'itemOffered', 'priceSpecification', 'validFrom', 'validThrough'],
  Dataset: [...thing, 'keywords', 'license', 'isAccessibleForFree', 'creator', 'distribution'],
  DataDownload: [...thing, 'contentUrl', 'encodingFormat'],
  UnitPriceSpecification: [...thing, 'price', 'priceCurrency', 'unitText', 'valueAddedTaxIncluded'],
};

type Node = Readonly<Record<string, unknown>>;

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
});

/** Top-level things of a page, without nested ones. */
function thingsOf(page: SitePage): readonly Node[] {
  const found = [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  expect([page.address, found.length <= 1]).toEqual([page.address, true]);
  return found.flatMap(([, json = '']) => graphSchema.parse(JSON.parse(json))['@graph']);
}

/** A thing and all things nested in it. */
function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(nodesOf)];
}

const ofType = (page: SitePage, type: string): readonly Node[] =>
  nodesOf(thingsOf(page)).filter((node) => node['@type'] === type);

const pagesAt = (pattern: RegExp): readonly SitePage[] => pages.filter(({ path }) => pattern.test(path));

/** Text as a reader sees it: a no-break space is a space. */
const plain = (value: unknown): string => z.string().parse(value).replace(/\s+/gu, ' ');

const seen = (page: SitePage): string => texts(page.document, 'body').join(' ');
const compact = (text: string): string => text.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, '');

test('every page uses types of schema.org with their properties', () => {
  const wrong = pages.flatMap((page) =>
    nodesOf(thingsOf(page)).flatMap((node) => {
      const type = node['@type'];
      if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${page.address}: no type`];
      const name = z.string().parse(type);
      const properties = allowed[name];
      if (!properties) return [`${page.address}: ${name}`];
      return Object.keys(node)
        .filter((key) => !properties.includes(key))
        .map((key) => `${page.address}: ${name}.${key}`);
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('no value is empty', () => {
  const empty = pages.flatMap((page) =>
    nodesOf(thingsOf(page))
      .flatMap((node) => Object.values(node))
      .filter((value) => value === '' || value === null)
      .map(() => page.address),
  );
  expect(empty).toEqual([]);
});

test('the breadcrumb list is the breadcrumb', () => {
  for (const page of pages) {
    const plain = (text: string) => text.replace(/^\W+|\W+$/gu, '').replace(/\s/gu, ' ');
    const shown = texts(page.document, '.breadcrumb li').map(plain);
    const listed = ofType(page, 'ListItem').map(({ name }) => plain(String(name)));
    expect([page.address, listed]).toEqual([page.address, shown]);
    const links = attributes(page.document, '.breadcrumb a', 'href').map((href) => settings.siteUrl + href);
    const addresses = ofType(page, 'ListItem').map((step) => step.item);
    expect(addresses.slice(0, -1)).toEqual(links);
    if (addresses.length > 0)
      expect(addresses.at(-1)).toBe(attributes(page.document, 'link[rel="canonical"]', 'href')[0]);
  }
});

test('the home page and the contact page name the company and its customer service, as they show it', () => {
  for (const page of pagesAt(/^\/(?:customer-support\/contact)?$/u)) {
    const [company] = ofType(page, 'Organization');
    const [contact] = ofType(page, 'ContactPoint');
    const [address] = ofType(page, 'PostalAddress');
    const shown = compact(seen(page));
    const { legalName, vatID, email, telephone } = company ?? {};
    const { streetAddress, postalCode, addressLocality } = address ?? {};
    const values = [legalName, vatID, email, telephone, streetAddress, postalCode, addressLocality];
    expect(values.filter((value) => !shown.includes(compact(plain(value))))).toEqual([]);
    expect(contact).toMatchObject({ contactType: 'customer service', availableLanguage: ['et', 'ru', 'en'] });
    const [hours] = nodesOf(contact?.hoursAvailable);
    expect(shown).toContain(`${String(hours?.opens)}–${String(hours?.closes)}`);
  }
});

test('the contact page names each office with its address, telephone and hours, as it shows them', () => {
  const found = pagesAt(/^\/customer-support\/contact$/u);
  expect(found).toHaveLength(3);
  for (const page of found) {
    const offices = ofType(page, 'LocalBusiness');
    const cards = texts(page.document, '[aria-labelledby="offices"] li').map(compact);
    expect(offices).toHaveLength(cards.length);
    const missing = offices.flatMap((office, index) => {
      const [address] = nodesOf(office.address);
      const { streetAddress, postalCode, addressLocality } = address ?? {};
      const hours = nodesOf(office.openingHoursSpecification);
      const values = [
        streetAddress,
        postalCode,
        addressLocality,
        office.telephone,
        office.paymentAccepted,
        ...hours.map(({ opens, closes }) => `${String(opens)}–${String(closes)}`),
      ];
      return values.filter((value) => !cards[index]?.includes(compact(plain(value))));
    });
    expect([page.address, missing]).toEqual([page.address, []]);
  }
});

test('an article says its headline, its days and its category as the page does', () => {
  const articles = pages.filter(
    (page) => page.isIndexed && /^\/about\/news\/(?!page\/|category\/)[^/]+$/u.test(page.path),
  );
  expect(articles.length).toBeGreaterThan(50);
  for (const page of articles) {
    const [article] = ofType(page, 'NewsArticle');
    expect([plain(article?.headline)]).toEqual(texts(page.document, 'h1'));
    expect(article?.inLanguage).toBe(page.locale);
    expect(article?.datePublished).toBe(attributes(page.document, 'article time', 'datetime')[0]);
    expect([article?.description]).toEqual(attributes(page.document, 'meta[name="description"]', 'content'));
    expect([article?.mainEntityOfPage]).toEqual(attributes(page.document, 'link[rel="canonical"]', 'href'));
    expect([article?.image]).toEqual(attributes(page.document, 'meta[property="og:image"]', 'content'));
  }
});

test('a page of questions holds each question with its answer', () => {
  const found = pagesAt(/^\/customer-support\/faq\/[^/]+$/u);
  expect(found.length).toBeGreaterThan(10);
  for (const page of found) {
    const listed = ofType(page, 'Question');
    expect(listed.map(({ name }) => plain(name))).toEqual(texts(page.document, 'details.question summary'));
    const answers = ofType(page, 'Answer').map(({ text }) => compact(decode(String(text))));
    const shown = texts(page.document, 'details.question .prose').map(compact);
    expect(answers.filter((answer, index) => !shown[index]?.startsWith(answer))).toEqual([]);
  }
});

test('a waste station says its name, address, hours and prices as the page does', () => {
  const found = pagesAt(/^\/home-customer\/waste-stations\/\d+$/u);
  expect(found).toHaveLength(90);
  for (const page of found) {
    const [station] = ofType(page, 'RecyclingCenter');
    const shown = seen(page);
    expect([plain(station?.name)]).toEqual(texts(page.document, 'h1'));
    // On Russian and English pages the Estonian name stands below the heading.
    expect(texts(page.document, '.station-sign')).toEqual(
      [station?.alternateName].flatMap((sign) => (sign === undefined ? [] : [plain(sign)])),
    );
    expect(page.locale === 'et').toBe(station?.alternateName === undefined);
    expect(shown).toContain(String(nodesOf(station?.address)[0]?.streetAddress));
    expect(shown).toContain(String(station?.paymentAccepted));
    for (const { opens, closes } of nodesOf(station?.openingHoursSpecification)) {
      const times = `${String(opens)}–${String(closes)}`;
      expect(shown).toContain(times === '00:00–23:59' ? aroundTheClock[page.locale] : times);
    }
    expectPrices(page);
  }
});

const aroundTheClock = { et: 'ööpäev läbi', ru: 'круглосуточно', en: 'around the clock' };
/** A price of 0. */
const free = { et: 'tasuta', ru: 'бесплатно', en: 'free' };

test('a price list says its prices with VAT as the page does, and no fewer', () => {
  const found = pagesAt(/\/(?:price-lists|collect-transport-waste|big-bag-collecting)\/\d+$/u);
  expect(found.length).toBeGreaterThan(30);
  for (const page of found) {
    const [service] = ofType(page, 'Service');
    expect([plain(service?.name)]).toEqual(texts(page.document, 'h1'));
    expect(ofType(page, 'OfferCatalog').map(({ name }) => plain(name))).toEqual(tableNames(page));
    const shown = texts(page.document, 'td').filter(
      (text) => text.includes('€') || text === free[page.locale],
    );
    expect(expectPrices(page)).toBe(shown.length / 2);
  }
});

/** Headings of the tables of a price list. */
const tableNames = ({ document }: SitePage): readonly string[] =>
  attributes(document, 'h2[id]', 'id')
    .filter((id) => id.startsWith('table-'))
    .flatMap((id) => texts(document, `#${id}`));

/** @returns The number of prices. */
function expectPrices(page: SitePage): number {
  // A station says the unit after the price: `2,40 € / tk`.
  const shown = new Set(texts(page.document, 'td').map((text) => compact(text.split(' / ')[0] ?? '')));
  const prices = ofType(page, 'UnitPriceSpecification');
  for (const { price, priceCurrency, valueAddedTaxIncluded } of prices) {
    expect([priceCurrency, valueAddedTaxIncluded]).toEqual(['EUR', true]);
    const text = compact(formatMoney(Number(price), page.locale));
    expect([page.address, price === 0 || shown.has(text) ? 'shown' : text]).toEqual([page.address, 'shown']);
  }
  return prices.length;
}

const decode = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test('the page of open data describes each dataset with its files, as it shows them', () => {
  for (const page of pagesAt(/^\/data$/u)) {
    const found = ofType(page, 'Dataset');
    expect([page.address, found.length]).toEqual([page.address, openDatasets.length]);
    for (const dataset of found) {
      expect(seen(page)).toContain(plain(dataset.name));
      expect(compact(seen(page))).toContain(compact(plain(dataset.description)));
      expect(dataset.license).toBe(openLicence);
    }
    const files = ofType(page, 'DataDownload').map(({ contentUrl }) => contentUrl);
    expect(files).toEqual(openFiles.map(({ address }) => settings.siteUrl + address));
    expect(openFiles.filter(({ address }) => !page.html.includes(`href="${address}"`))).toEqual([]);
  }
  expect(pagesAt(/^\/data$/u)).toHaveLength(3);
});
