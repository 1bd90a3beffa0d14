/** What a change of menus, facts, texts, redirects, price lists and stations makes stale. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { companySchema } from '#shell/company/company.ts';
import { faqSchema } from '#features/help/help.ts';
import { menuSchema } from '#platform/cms/menu.ts';
import { pageTextsSchema } from '#platform/cms/page-text.ts';
import { priceListSchema } from '#features/prices/price-list.ts';
import { redirectSchema } from '#platform/addresses/redirect.ts';
import { municipalityContractSchema } from '#features/municipalities/municipality.ts';
import { sortingItemSchema } from '#features/sorting/sorting.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { toTarget } from '#platform/publish/targets.ts';
import { phoneForms } from '#scripts/lint/rule-forms.ts';
import { every, inLocales } from './rendered.ts';
import { readPdf } from './site/pdf.ts';
import { makePublishedSite, nothing, office, paper } from './small-site.ts';

const manifest = { '/build-manifest.json': 'contentSummary' };
const pageIndexes = every(
  ['et', 'ru', 'en'].map((locale) => `/search-index/${locale}/start.json`),
  'contracts',
);

test('a menu label renders all pages of its language and no other', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const menu = site.read('menus/72.json', menuSchema);
  site.write('menus/72.json', {
    ...menu,
    items: menu.items.map((entry) => ({ ...entry, title: { rendered: 'Имя' } })),
  });
  const { rendered } = await site.publish();
  // The content of request-time pages, in one file per language, includes the menu, and so do the pages that devices keep.
  const { '/page-answers/ru.json': answers, '/offline-worker.js': worker, ...others } = rendered;
  expect([answers, worker]).toEqual(['layout', 'layout']);
  const pages = Object.keys(others).filter((address) => others[address] === 'layout');
  expect(pages.filter((address) => !/^\/ru(?:\/|$)/u.test(address))).toEqual([]);
  expect(pages).toHaveLength(site.pageCount() / 3);
  expect(others).toEqual({ ...every(pages, 'layout'), ...manifest });
});

test('a menu written again, or with a description that no page shows, renders no page', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const menu = site.read('menus/72.json', menuSchema);
  site.write('menus/72.json', menu);
  expect(await site.publish()).toMatchObject(nothing);
  site.write('menus/72.json', {
    ...menu,
    items: menu.items.map((entry) => ({ ...entry, description: 'Kirjeldus' })),
  });
  expect((await site.publish()).rendered).toEqual(manifest);
});

test('a figure of the company renders only what names it', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const company = site.read('company.json', companySchema);
  const facts = { ...company.facts, ownFigure: { type: 'count', value: 7 } } as const;
  site.write('company.json', { ...company, facts });
  expect((await site.publish()).rendered).toEqual(manifest);
  site.writePost({ ...paper, content: '<p>Meil on {{ownFigure}} autot.</p>' });
  await site.publish();

  site.write('company.json', { ...company, facts: { ...facts, ownFigure: { type: 'count', value: 8 } } });
  expect((await site.publish()).rendered).toEqual({
    '/about/news/paber': 'article',
    '/search-index/et/start.json': 'searchPosts',
    ...manifest,
  });
  expect(site.published('about/news/paber.html')).toContain('Meil on 8 autot.');
});

/** What names the telephone of the company besides the few targets: forms, lists and answers that say whom to call. */
const calling = [
  '/live-facts.json',
  '/data/openapi.json',
  '/data/api',
  '/documents/ru/ordering-fecal-transport.pdf',
  '/customer-support/contact-us',
  '/ru/customer-support/next-shipping-day',
  '/en/customer-support/unserved-addresses',
  '/en/home-customer/waste-stations',
];

test('another telephone of the company renders what names it, and then nothing names the old one', async () => {
  const site = await makePublishedSite({ also: calling });
  const company = site.read('company.json', companySchema);
  const old = phoneForms(company.infoPhone);
  const { outDir } = site.settings;
  const naming = () =>
    filesBelow(outDir, '')
      .filter((file) => /\.(?:html|json|xml|txt|webmanifest|pdf)$/u.test(file))
      .filter((file) => statedIn(file, readFileSync(join(outDir, file))).some((text) => text.match(old)));
  const before = naming();
  expect(before).toEqual(
    expect.arrayContaining([
      'live-facts.json',
      'data/openapi.json',
      'customer-support/contact-us.html',
      'page-answers/et.json',
    ]),
  );

  site.write('company.json', { ...company, infoPhone: '+372 600 2828' });
  const { rendered } = await site.publish();
  expect(naming()).toEqual([]);
  expect(site.published('customer-support/contact-us.html')).toContain(
    'href="tel:+3726002828">+372 600 2828</a>',
  );
  expect(JSON.parse(site.published('live-facts.json'))).toMatchObject({ phone: '+372 600 2828' });
  // What names no telephone is as it was; the list of what devices keep names the versions of those pages.
  const files = Object.keys(rendered).map((address) => toTarget(address).file);
  // The foot of a document names it, too; only its pages are read here.
  const documents = filesBelow(outDir, '').filter((file) => file.endsWith('.pdf'));
  expect(documents.length).toBeGreaterThan(0);
  expect(files).toEqual(expect.arrayContaining(documents));
  const more = [
    ...documents,
    // They ask for more than they say: whose numbers no persons' are, and the text of the home page.
    'data/notices.json',
    'manifests/et.webmanifest',
    'build-manifest.json',
    'offline-worker.js',
    ...files.filter((file) => file.startsWith('page-answers/')),
  ];
  expect(files.filter((file) => !before.includes(file) && !more.includes(file))).toEqual([]);
});

/** The words of a file. */
const statedIn = (file: string, bytes: Buffer): readonly string[] =>
  file.endsWith('.pdf') ? [readPdf(bytes).text] : [bytes.toString('utf8')];

test('a lead of a page renders that page in its language and the index', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const page = site.read('pages/about-company.json', pageTextsSchema);
  const ru = { ...page.texts.ru, lead: 'Другое начало.' };
  site.write('pages/about-company.json', { ...page, texts: { ...page.texts, ru } });
  expect((await site.publish()).rendered).toEqual({
    '/ru/about/company': 'pageText',
    '/search-index/ru/start.json': 'pageWords',
    ...manifest,
  });
});

test('a title of a page renders also the pages below it, whose breadcrumb names it', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const page = site.read('pages/about-news.json', pageTextsSchema);
  const ru = { ...page.texts.ru, title: 'Вести' };
  site.write('pages/about-news.json', { ...page, texts: { ...page.texts, ru } });
  const { rendered } = await site.publish();
  expect(Object.keys(rendered)).toEqual(
    expect.arrayContaining([
      '/ru/about/news',
      '/ru/about/news/paber',
      '/ru/about/news/category/waste-school',
    ]),
  );
  expect(Object.keys(rendered).filter((address) => address.startsWith('/en'))).toEqual([]);
});

test('a redirect renders the redirect file and the articles that link to its address', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  site.writePost({ ...office, content: '<p><a href="/vana">vana</a></p>' });
  await site.publish();
  const redirects = site.read('redirects.json', z.array(redirectSchema));
  site.write('redirects.json', [...redirects, { id: '/vana', to: '/about' }]);
  expect((await site.publish()).rendered).toEqual({
    '/redirects.txt': 'redirectRules',
    '/about/news/kontor': 'article',
    ...manifest,
  });
  expect(site.published('about/news/kontor.html')).toContain('<a href="/about">vana</a>');

  site.write('redirects.json', [...redirects, { id: '/vana', to: '/about' }].reverse());
  expect(await site.publish()).toMatchObject(nothing);
});

test('a price list renders itself, and one that moves to another region keeps its address', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const list = site.read('price-lists/112.json', priceListSchema);
  site.write('price-lists/112.json', { ...list, vatRate: 25 });
  const own = inLocales(['/customer-support/price-lists/112']);
  const open = every(['/data/price-lists.json', '/data/price-lists.csv'], 'openPriceLists');
  expect((await site.publish()).rendered).toEqual({ ...every(own, 'priceList'), ...open, ...manifest });

  site.write('price-lists/112.json', { ...list, vatRate: 25, region: 'Keila' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual([]);
  expect(rendered).toEqual({
    ...every(own, 'priceList'),
    ...open,
    ...every([...inLocales(['/customer-support/price-lists']), '/sitemaps/entries.xml'], 'priceLists'),
    ...every(inLocales(['/home-customer/organized-waste']), 'contracts'),
    ...pageIndexes,
    ...manifest,
  });
});

test('a price list of another service moves to the address of that service', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const list = site.read('price-lists/112.json', priceListSchema);
  site.write('price-lists/112.json', { ...list, service: 'construction' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual(
    ['', 'en/', 'ru/'].map((folder) => `${folder}customer-support/price-lists/112.html`),
  );
  expect(rendered).toMatchObject(
    every(inLocales(['/construction-waste/collect-transport-waste/112']), 'new'),
  );
});

test('a station that moves to another county keeps its address', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const station = site.read('waste-stations/327.json', wasteStationSchema);
  site.write('waste-stations/327.json', { ...station, county: 'Harju maakond' });
  const { rendered, removed } = await site.publish();
  expect(removed).toEqual([]);
  expect(rendered).toMatchObject({
    ...every(inLocales(['/home-customer/waste-stations/327']), 'station'),
    ...every(inLocales(['/home-customer/waste-stations']), 'stations'),
  });
});

const openStations = every(
  ['/data/stations.json', '/data/stations.csv', '/data/stations.geojson'],
  'openStations',
);
const selectOpenData = (rendered: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(rendered).filter(([address]) =>
      /^\/data\/[a-z-]+\.[a-z]+$|^\/data\/schema\//u.test(address),
    ),
  );

test('an edited station renders its open data together with its page, and no other open data', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const station = site.read('waste-stations/327.json', wasteStationSchema);
  const hours = [{ days: [1], opens: '09:00', closes: '12:00' }];
  site.write('waste-stations/327.json', { ...station, hours });
  const { rendered } = await site.publish();
  expect(rendered).toMatchObject(every(inLocales(['/home-customer/waste-stations/327']), 'station'));
  expect(selectOpenData(rendered)).toEqual(openStations);
  expect(site.published('data/stations.csv')).toContain('Mo 09:00-12:00');
  expect(site.published('data/stations.geojson')).toContain('"09:00"');
});

test('a municipality’s contract, an object and a notice render their own open data', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const contract = site.read('municipality-contracts/harju.json', municipalityContractSchema);
  site.write('municipality-contracts/harju.json', { ...contract, carrier: 'katsevedaja' });
  expect(selectOpenData((await site.publish()).rendered)).toEqual(
    every(['/data/municipalities.json', '/data/municipalities.csv'], 'openMunicipalities'),
  );
  const [object, ...objects] = site.read('sorting-items/paper.json', z.array(sortingItemSchema));
  if (!object) throw new RangeError('There is no object.');
  const answer = { et: 'Teine vastus.', ru: 'Другой ответ.', en: 'Another answer.' };
  site.write('sorting-items/paper.json', [{ ...object, answer }, ...objects]);
  expect(selectOpenData((await site.publish()).rendered)).toEqual({ '/data/sorting.json': 'openSorting' });
  const texts = { et: 'Veod hilinevad', ru: 'Вывоз задерживается', en: 'Collections are late' };
  const times = { from: '2026-05-31T00:00:00+03:00', until: '2026-07-01T00:00:00+03:00' };
  site.write('notices/uus.json', { id: 'uus', severity: 'information', title: texts, text: texts, ...times });
  const { rendered } = await site.publish();
  expect(selectOpenData(rendered)).toEqual({ '/data/notices.json': 'openNotices' });
  expect(rendered).toMatchObject(
    every(['/feeds/et/notices.xml', '/feeds/ru/notices.xml', '/feeds/en/notices.xml'], 'openNotices'),
  );
});

test('an edited question renders no open data', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  const questions = site.read('faq/billing.json', z.array(faqSchema));
  const [first, ...others] = questions;
  if (!first) throw new RangeError('There is no question.');
  const answer = { et: '<p>Teine vastus.</p>', ru: '<p>Другой ответ.</p>', en: '<p>Another answer.</p>' };
  site.write('faq/billing.json', [{ ...first, answer }, ...others]);
  const { rendered } = await site.publish();
  expect(rendered).toHaveProperty('/customer-support/faq/billing');
  expect(Object.keys(rendered).filter((address) => address.startsWith('/data/'))).toEqual([]);
});
