import { expect, test } from 'vitest';
import { Connection } from '../database.ts';
import { Reader } from '../reader.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { finalAddress, leadsNowhere, type QueryContext } from './site.ts';

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
  return { reader: new Reader(new Connection(database)), externals };
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

test('a link leads nowhere when it is no route, old address, file, page of the page builder or other site', () => {
  const context = openContext();
  const gone = ['/kadunud', '/ru/kadunud/', '/kevad/kadunud?a=1'];
  const there = ['/kevad', '/ru/kevad/', '/about/news', '/eteenindus/', '/images/auto.webp', 'external:jobs'];
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

test('a page that links to no old address does not depend on the redirects', () => {
  const context = openContext();
  finalAddress('/about/news', 'ru', context);
  expect(context.reader.dependencies).toEqual([]);
  finalAddress('/services/faecal-transport', 'ru', context);
  expect(context.reader.dependencies.map(({ list }) => list)).toEqual(['redirects']);
});
