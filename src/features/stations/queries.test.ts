import { expect, test } from 'vitest';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleCompany, sampleEntry } from '#fakes/sample-content.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { contracts } from '#features/municipalities/carriers.ts';
import { collections } from '#features/municipalities/collections.ts';
import { stationWords } from './queries.ts';
import { priceList, priceLists } from '#features/prices/queries.ts';

const name = { et: 'Kott', ru: 'Мешок', en: 'Bag' };

function samplePriceList(id: number, region: string, district?: string): ParsedEntry {
  return sampleEntry('price-lists', {
    id,
    service: 'organised',
    region,
    ...(district && { district }),
    vatRate: 24,
    validFrom: '1970-01-01',
    validUntil: '2999-01-01',
    tables: [{ type: 'services', title: name, rows: [{ name, unit: name, price: null }] }],
  });
}

const sampleStation = sampleEntry('waste-stations', {
  id: 1,
  name: 'Saku',
  address: 'Kasvuhoone tee 1',
  county: 'Harju maakond',
  municipality: '0719',
  coordinates: { latitude: 59.3, longitude: 24.66, errorKm: 0.5 },
  hours: [],
  areHoursSample: true,
  payment: ['card'],
  acceptedWaste: ['paper'],
  prices: [],
});

function openContext(entries: readonly ParsedEntry[]): QueryContext {
  const database = openSampleStore();
  importFiles(database, { 'entries.json': entries });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

test('price lists are listed by region and district with their validity, in Estonian order', () => {
  const lists = [
    samplePriceList(3, 'Õru'),
    samplePriceList(1, 'Tallinn', 'Nõmme'),
    samplePriceList(2, 'Saku'),
  ];
  const validity = { validFrom: '1970-01-01', validUntil: '2999-01-01' };
  const named = (region: string) => ({ region, label: region, order: region });
  expect(priceLists(openContext(lists), 'organised', 'en')).toEqual([
    { id: 2, ...named('Saku'), ...validity },
    { id: 1, ...named('Tallinn, Nõmme'), ...validity },
    { id: 3, ...named('Õru'), ...validity },
  ]);
});

test('a list of price lists reads the municipalities once, and the words of a station read no prices of others', () => {
  const context = openContext([samplePriceList(3, 'Õru'), samplePriceList(2, 'Saku'), sampleStation]);
  const reads = (list: string) => context.reader.dependencies.filter((range) => range.list === list).length;
  stationWords(context, 1, 'et');
  expect(reads('price-lists/organised')).toBe(0);
  priceLists(context, 'organised', 'et');
  expect(reads('municipalities')).toBe(1);
});

const municipality = (id: string, own: string, russian: string) =>
  sampleEntry('municipalities', { id, name: own, russian, type: 'vald', county: 'Harju maakond' });

test('a Russian page lists price lists by both names, in its own alphabet', () => {
  const places = [municipality('0305', 'Kiili vald', 'Кийли'), municipality('0725', 'Saue vald', 'Сауэ')];
  const lists = [
    samplePriceList(1, 'Saue vald'),
    samplePriceList(2, 'Kiili vald'),
    samplePriceList(3, 'Saue'),
  ];
  expect(priceLists(openContext([...lists, ...places]), 'organised', 'ru').map(({ label }) => label)).toEqual(
    ['Кийли (Kiili vald)', 'Сауэ (Saue vald)', 'Сауэ (Saue)'],
  );
});

test('every municipality says who collects there, or that nobody is known', () => {
  const places = [municipality('0305', 'Kiili vald', 'Кийли'), municipality('0141', 'Anija vald', 'Ания')];
  const contract = sampleEntry('municipality-contracts', {
    id: '0305',
    municipality: '0305',
    carrier: 'naidisvedu',
    biller: 'carrier',
    from: '2025-04-01',
    until: '2028-03-31',
  });
  const carrier = sampleEntry('carriers', { id: 'naidisvedu', name: 'Näidisvedu OÜ' });
  const listed = contracts(openContext([...places, contract, carrier, sampleCompany()]), 'ru');
  expect(listed.map((row) => [row.label, row.type, row.type === 'known' ? row.carrier : ''])).toEqual([
    ['Ания (Anija vald)', 'unknown', ''],
    ['Кийли (Kiili vald)', 'known', 'Näidisvedu OÜ'],
  ]);
});

test('price lists of another service are not listed', () => {
  expect(priceLists(openContext([samplePriceList(1, 'Saku')]), 'big-bag', 'et')).toEqual([]);
});

test('a price list is read in the language of its reader', () => {
  const { tables } = priceList(openContext([samplePriceList(1, 'Saku')]), 1, 'ru');
  expect(tables).toEqual([
    { type: 'services', title: 'Мешок', rows: [{ name: 'Мешок', unit: 'Мешок', price: null }] },
  ]);
});

test('there is no price list with an unknown number', () => {
  expect(() => priceList(openContext([]), 7, 'et')).toThrow('There is no price list 7.');
});

test('the company keeps its contracts when it is renamed', () => {
  const contract = sampleEntry('municipality-contracts', {
    id: '0305',
    municipality: '0305',
    carrier: 'company',
    biller: 'carrier',
    from: '2025-04-01',
    until: '2028-03-31',
  });
  const { value, ...company } = sampleCompany();
  const renamed = { ...company, value: { ...(value as object), name: 'Uus Nimi' } };
  const places = [municipality('0305', 'Kiili vald', 'Кийли')];
  const [found] = collections(openContext([...places, contract, renamed]), 'et');
  expect(found?.contracts.map(({ carrier, isOwn }) => [carrier, isOwn])).toEqual([['Uus Nimi AS', true]]);
});
