import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Collection, CollectionRow } from '#shell/search/collection.ts';
import { translator } from '#shell/languages/messages.ts';
import { PlainOwnResults } from './OwnResults.tsx';
import type { FoundResult } from './ResultItem.tsx';
import { resultLimit } from './result-type.ts';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts({ locale: 'et', t: translator('et') });
const places = {
  nextDay: '/next',
  missed: '/missed?address={place}',
  order: '/order',
  carriers: '/carriers',
};

const toResult = (index: number): FoundResult => ({
  url: `/page-${String(index)}`,
  kind: 'page',
  title: [{ text: `Leht ${String(index)}`, isMatch: false }],
  snippet: [],
});

interface Drawn {
  readonly results: readonly FoundResult[];
  readonly suggestions?: readonly FoundResult[];
  readonly page?: number;
}

function draw({ results, suggestions, page = 1 }: Drawn): string {
  const answer = { results, total: results.length, suggestions };
  const linkTo = (number: number) => `/search?page=${String(number)}`;
  return renderToStaticMarkup(
    <PlainOwnResults shown={{ answer, page }} texts={texts} places={places} linkTo={linkTo} />,
  );
}

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="([^"]*)"/gu)].map(([, href = '']) => href);

test('results are shown ten a page, and only more than ten have pages', () => {
  const results = Array.from({ length: 12 }, (_, index) => toResult(index + 1));
  expect(linksOf(draw({ results: results.slice(0, 10) }))).toEqual(
    results.slice(0, 10).map(({ url }) => url),
  );
  const second = draw({ results, page: 2 });
  expect(linksOf(second).filter((href) => href.startsWith('/page-'))).toEqual(['/page-11', '/page-12']);
  expect(second).toContain('/search?page=1');
});

test('where the limit cuts, the page says how many results it shows', () => {
  const results = Array.from({ length: resultLimit }, (_, index) => toResult(index + 1));
  expect(draw({ results })).toContain('Näitame kuni 50 parimat vastet');
  expect(draw({ results: results.slice(1) })).not.toContain('Näitame kuni');
});

test('what may have been meant stands apart, also where nothing was found', () => {
  const html = draw({ results: [], suggestions: [toResult(7)] });
  expect(html).not.toContain('<ol');
  expect(html).toContain(`<p>${texts.meant}</p><ul class="search-results"><li><a href="/page-7">`);
  expect(draw({ results: [toResult(1)] })).not.toContain(texts.meant);
});

const carrier: CollectionRow = {
  names: [],
  carrier: 'AS Ring',
  period: '1.1.2026 kuni 31.12.2028',
  biller: 'carrier',
  isOwn: true,
  phone: '600 0000',
  prices: '/prices/keila',
};

const collected = (rows: readonly CollectionRow[], website?: string): string => {
  const collection: Collection = {
    municipality: 'Keila linn',
    type: 'linn',
    names: ['Keila'],
    county: ['Harjumaa'],
    website,
    rows,
  };
  const snippet = [{ text: 'Vedajat ei ole teada.', isMatch: false }];
  return draw({ results: [{ url: '/keila', kind: 'collection', title: [], snippet, collection }] });
};

test('where we collect, a place names us, how to reach us, and the next steps of a customer', () => {
  const html = collected([carrier]);
  expect(html).toContain('<span lang="et">AS Ring</span>');
  expect(html).toContain('<a href="tel:6000000">600\u00a00000</a>');
  expect(html).toContain(`<dd>${texts.collection.billerCarrier}</dd>`);
  expect(linksOf(html)).toEqual([
    '/keila',
    'tel:6000000',
    '/prices/keila',
    '/next',
    '/missed?address=Keila',
    '/order',
  ]);
  expect(html).not.toContain(texts.collection.district);
  expect(html).not.toContain('Vedajat');
});

test('a district is named in its own script, and its first name is looked for among the unserved', () => {
  const html = collected([{ ...carrier, names: ['Põhja & Lääne', 'Север'] }]);
  expect(html).toContain('<dd lang="et">Põhja &amp; Lääne</dd>');
  expect(html).toContain('/missed?address=P%C3%B5hja%20%26%20L%C3%A4%C3%A4ne');
  expect(collected([{ ...carrier, names: ['Север'] }])).toContain('<dd>Север</dd>');
  const two = collected([
    { ...carrier, names: ['Põhja'] },
    { ...carrier, names: ['Lõuna'] },
  ]);
  expect(two).toContain('/missed?address=Keila"');
});

test('where another carrier collects, it is named, and whom to ask when it has no telephone', () => {
  const { phone: _, prices: __, ...other } = { ...carrier, carrier: 'OÜ Muu', isOwn: false };
  const ofCarrier = collected([other], 'https://keila.example');
  expect(ofCarrier).toContain(
    `${texts.collection.callCarrier}: <a href="https://keila.example" lang="et">Keila linn`,
  );
  expect(linksOf(ofCarrier)).toEqual(['/keila', 'https://keila.example', '/carriers']);
  expect(ofCarrier).not.toContain(texts.collection.prices);
  const ofMunicipality = collected([{ ...other, biller: 'municipality' }]);
  expect(ofMunicipality).toContain(`${texts.collection.askMunicipality}: <span lang="et">Keila linn</span>`);
  expect(ofMunicipality).toContain('<dd><span lang="et">Keila linn</span></dd>');
});

test('where no carrier is known, it says so and leads to the municipality', () => {
  const html = collected([], 'https://keila.example');
  expect(html).toContain('Vedajat ei ole teada.');
  expect(linksOf(html)).toEqual(['/keila', 'https://keila.example', '/carriers']);
  expect(html).not.toContain('<dl');
});
