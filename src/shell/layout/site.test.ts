import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleCompany, sampleEntry } from '#fakes/sample-content.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { finalAddress, type HeaderItem, leadsNowhere, toHeaderItems, toPageHtml, withFacts } from './site.ts';
import { languages, locales } from '#platform/languages/locale.ts';
import { sampleMenuItem } from '#fakes/fake-wordpress.ts';
import { menuSchema } from '#platform/cms/menu.ts';

function openContext(): QueryContext {
  const database = openSampleStore();
  const redirects = [
    sampleEntry('redirects', { id: '/services/faecal-transport', to: '/home-customer/fecal-transport' }),
    sampleEntry('redirects', { id: '/eteenindus', to: { external: 'selfService' } }),
    sampleEntry('redirects', { id: '/прейскуранты', to: '/customer-support/price-lists?lang=ru' }),
  ];
  const text = { title: 'Kevad', description: '', html: '<p>Tere</p>', css: '' };
  const built = sampleEntry('built-pages', { id: '/kevad', texts: { et: text, ru: text, en: text } });
  importFiles(database, { 'redirects.json': redirects, 'built-pages.json': [built] });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

test('a link to a page leads to the page of the same language', () => {
  const context = openContext();
  expect(finalAddress('/about/news', 'et', context)).toBe('/about/news');
  expect(finalAddress('/about/news', 'ru', context)).toBe('/ru/about/news');
  expect(finalAddress('/', 'en', context)).toBe('/en');
});

test('a link that names its language keeps it, Estonian aside', () => {
  const context = openContext();
  expect(finalAddress('/ru/about', 'en', context)).toBe('/ru/about');
  expect(finalAddress('/et/about', 'en', context)).toBe('/en/about');
});

test('a link to a page of the page builder leads to the page of the same language, or of the one that it names', () => {
  const context = openContext();
  expect(finalAddress('/kevad#hinnad', 'ru', context)).toBe('/ru/kevad#hinnad');
  expect(finalAddress('/en/kevad', 'ru', context)).toBe('/en/kevad');
});

test('a link to a place of an article leads to its id on the page; places of other pages have ids of the site', () => {
  const context = openContext();
  expect(finalAddress('/about/news/vedu#hinnad', 'ru', context)).toBe('/ru/about/news/vedu#text-hinnad');
  expect(finalAddress('/ru/about/news/vedu?a=1#text-a', 'et', context)).toBe(
    '/ru/about/news/vedu?a=1#text-a',
  );
  expect(finalAddress('/about/news#hinnad', 'et', context)).toBe('/about/news#hinnad');
});

test('a link leads nowhere when it is no route, old address, file, page of the page builder or other site', () => {
  const context = openContext();
  const gone = ['/kadunud', '/ru/kadunud/', '/kevad/kadunud?a=1'];
  const there = [
    '/kevad',
    '/ru/kevad/',
    '/about/news',
    '/embed/next-day',
    '/eteenindus/',
    '/images/auto.webp',
    'external:jobs',
  ];
  expect([...gone, ...there].filter((address) => leadsNowhere(address, context))).toEqual(gone);
});

test('query and fragment of a link stay', () => {
  expect(finalAddress('/customer-support/faq?a=1#arve', 'en', openContext())).toBe(
    '/en/customer-support/faq?a=1#arve',
  );
});

test('a link to an old address leads to where that one leads', () => {
  const context = openContext();
  expect(finalAddress('/services/faecal-transport', 'ru', context)).toBe('/ru/home-customer/fecal-transport');
  expect(finalAddress('/eteenindus/', 'et', context)).toBe('https://self.example/');
  expect(finalAddress('/прейскуранты', 'en', context)).toBe('/ru/customer-support/price-lists');
});

test('a link whose target is a setting leads there', () => {
  const addresses = ['external:selfService', 'external:jobs'];
  expect(addresses.map((address) => finalAddress(address, 'ru', openContext()))).toEqual([
    'https://self.example/',
    'https://jobs.example/',
  ]);
});

test('links to files, places on the page and other sites stay as they are', () => {
  const addresses = [
    '/images/auto.webp',
    '#hinnad',
    'https://example.ee/about',
    'mailto:info@example.ee',
    'tel:1919',
  ];
  expect(addresses.map((address) => finalAddress(address, 'ru', openContext()))).toEqual(addresses);
});

test('a number that is written with blanks is called without them', () => {
  expect(finalAddress('tel:+372 600 0119', 'ru', openContext())).toBe('tel:+3726000119');
});

test('a page that links to no old address does not depend on the redirects', () => {
  const context = openContext();
  finalAddress('/about/news', 'ru', context);
  expect(context.reader.dependencies).toEqual([]);
  finalAddress('/services/faecal-transport', 'ru', context);
  expect(context.reader.dependencies.map(({ list }) => list)).toEqual(['redirects']);
});

function openCompany(): QueryContext {
  const database = openSampleStore();
  importFiles(database, { 'company.json': [sampleCompany()] });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

test('figures are filled in as the language writes them', () => {
  const text = '{{clients}}, {{opens}}';
  expect(withFacts(text, 'et', openCompany())).toBe('250\u00a0000, 09:00');
  expect(withFacts(text, 'en', openCompany())).toBe('250,000, 09:00');
});

test('a text depends on the company only when it names a figure', () => {
  const context = openCompany();
  withFacts('Tere', 'et', context);
  expect(context.reader.dependencies).toEqual([]);
  withFacts('{{opens}}', 'et', context);
  expect(context.reader.dependencies).toEqual([{ list: 'entry/company', from: 'company', until: 'company' }]);
});

test('HTML of a page has its figures, final addresses and nothing that runs', () => {
  const html = '<p onclick="x()">{{clients}} <a href="/about">meist</a></p><script>x()</script>';
  expect(toPageHtml(html, 'ru', openCompany())).toBe('<p>250\u00a0000 <a href="/ru/about">meist</a></p>');
});

const labelled = (rendered: string): HeaderItem | undefined =>
  toHeaderItems([sampleMenuItem(1, { title: { rendered } })], (url) => url)[0];

test('a header item has id, url, label, icon, order, parent, level and submenu', () => {
  const title = { rendered: '<img src="/icons/about.svg" alt=""><span>Meist</span>' };
  expect(toHeaderItems([sampleMenuItem(5, { title })], (url) => `/ru${url}`)).toEqual([
    {
      id: 5,
      url: '/ru/about',
      value: 'Meist',
      iconSrc: '/icons/about.svg',
      order: 5,
      parent: 0,
      isVanaLink: false,
      subLevel: 0,
      isNewTab: false,
      isHeading: false,
      subMenu: [],
    },
  ]);
});

test('a label without icon has none, and its entities are characters', () => {
  expect(labelled('<span>Hinnad &amp; ajad</span>')).toMatchObject({
    value: 'Hinnad & ajad',
    iconSrc: undefined,
  });
});

test('a label that says old page is marked, in each language', () => {
  const old = ['Vana leht', 'Iseteenindus (vana leht)', 'Старая страница', 'Old page'];
  expect(old.map((label) => labelled(`<span>${label}</span>`)?.isVanaLink)).toEqual([true, true, true, true]);
  const others = ['Vanametall', 'Lehed ja vana puit', 'Страница', 'Household pages'];
  expect(others.map((label) => labelled(`<span>${label}</span>`)?.isVanaLink)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('items stand below their parents, one level deeper each', () => {
  const menu = toHeaderItems(
    [sampleMenuItem(1), sampleMenuItem(2, { parent: 1 }), sampleMenuItem(3, { parent: 2 })],
    (url) => url,
  );
  expect(menu).toMatchObject([
    { id: 1, subLevel: 0, subMenu: [{ id: 2, subLevel: 1, subMenu: [{ id: 3, subLevel: 2 }] }] },
  ]);
});

test('items are ordered by menu_order, whatever their order in the export', () => {
  const items = [
    sampleMenuItem(1, { menu_order: 9 }),
    sampleMenuItem(2, { menu_order: 3 }),
    sampleMenuItem(3, { menu_order: 5, parent: 1 }),
  ];
  const menu = toHeaderItems([...items, sampleMenuItem(4, { menu_order: 4, parent: 1 })], (url) => url);
  expect(menu.map(({ id }) => id)).toEqual([2, 1]);
  expect(menu[1]?.subMenu.map(({ id }) => id)).toEqual([4, 3]);
});

test('an item that leads nowhere is left out; one with entries below it leads to the first of them', () => {
  const items = [
    sampleMenuItem(1, { url: '/kadunud' }),
    sampleMenuItem(2, { url: '/kadunud' }),
    sampleMenuItem(3, { parent: 2, url: '/kadunud' }),
    sampleMenuItem(4, { parent: 2 }),
  ];
  const menu = toHeaderItems(items, (url) => (url === '/kadunud' ? undefined : url));
  expect(menu).toMatchObject([{ id: 2, url: '/about', subMenu: [{ id: 4 }] }]);
  expect(menu).toHaveLength(1);
  expect(menu[0]?.subMenu).toHaveLength(1);
});

test('an item whose target is _blank opens in a new tab, others do not', () => {
  const menu = toHeaderItems([sampleMenuItem(1, { target: '_blank' }), sampleMenuItem(2)], (url) => url);
  expect(menu.map(({ isNewTab }) => isNewTab)).toEqual([true, false]);
});

const shipped = locales.map((locale) => {
  const url = new URL(`../../content/menus/${languages[locale].menuId}.json`, import.meta.url);
  return toHeaderItems(menuSchema.parse(JSON.parse(readFileSync(url, 'utf8'))).items, (address) => address);
});

const urlsBelow = (above: string): readonly (readonly string[])[] =>
  shipped.map((menu) => menu.find(({ url }) => url === above)?.subMenu.map(({ url }) => url) ?? []);

const inEach = (urls: readonly string[]) => locales.map(() => urls);

test('the menu has the same entries in Estonian, Russian and English', () => {
  const [et, ru, en] = shipped.map((menu) =>
    menu.map(({ url, subMenu }) => [url, subMenu.map((child) => child.url)]),
  );
  expect(ru).toEqual(et);
  expect(en).toEqual(et);
  expect(et?.map(([url]) => url)).toEqual([
    '/about',
    '/home-customer',
    '/construction-waste',
    '/services',
    '/customer-support',
  ]);
});

test('the menu holds the entries of the specification, and what goes where', () => {
  const below = (above: string, names: string) =>
    names.split(' ').map((name) => (name.includes(':') ? name : `${above}/${name}`));
  const about = 'company environment-and-quality procurement news external:jobs';
  const home =
    'organized-waste big-bag-collecting packaging-transportation waste-stations fecal-transport hazardous-waste ' +
    'rental-construction-waste-containers rental-garbage-containers';
  const services =
    'electronic-waste faecal-transport hazardous-waste bulk-material-sale compost maintenance-of-roads ' +
    'packaging-sale recyclable-waste-purchase';
  const support =
    'external:selfService emergency-notice next-shipping-day unserved-addresses faq instructions price-lists contact ' +
    'personal-data-processing contact-us';
  expect(urlsBelow('/about')).toEqual(inEach(below('/about', about)));
  const homeUrls = below('/home-customer', home);
  const afterStations = homeUrls.indexOf('/home-customer/waste-stations') + 1;
  expect(urlsBelow('/home-customer')).toEqual(inEach(homeUrls.toSpliced(afterStations, 0, '/sorting')));
  expect(urlsBelow('/construction-waste')).toEqual(
    inEach(below('/construction-waste', 'collect-transport-waste big-bag-bag take-it-yourself')),
  );
  expect(urlsBelow('/services')).toEqual(inEach(below('/services', services)));
  expect(urlsBelow('/customer-support')).toEqual(inEach(below('/customer-support', support)));
});

test('only the entry for the sale of packaging opens in a new tab, and only in the Estonian menu', () => {
  const newTabs = shipped.map((menu) =>
    menu.flatMap(({ isNewTab, url, subMenu }) => [
      ...(isNewTab ? [url] : []),
      ...subMenu.filter((child) => child.isNewTab).map((child) => child.url),
    ]),
  );
  expect(newTabs).toEqual([['/services/packaging-sale'], [], []]);
});
