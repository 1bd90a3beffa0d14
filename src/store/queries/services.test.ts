import { expect, test } from 'vitest';
import type { ParsedEntry } from '#cms/export/export.ts';
import { Connection } from '../database.ts';
import { Reader } from '../reader.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import type { QueryContext } from './site.ts';
import { priceList, priceLists } from './services.ts';

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

function openContext(lists: readonly ParsedEntry[]): QueryContext {
  const database = openSampleStore();
  importFiles(database, { 'price-lists.json': lists });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), externals };
}

test('price lists are listed by region and district with their validity, in Estonian order', () => {
  const lists = [
    samplePriceList(3, 'Õru'),
    samplePriceList(1, 'Tallinn', 'Nõmme'),
    samplePriceList(2, 'Saku'),
  ];
  const validity = { validFrom: '1970-01-01', validUntil: '2999-01-01' };
  expect(priceLists(openContext(lists), 'organised')).toEqual([
    { id: 2, region: 'Saku', ...validity },
    { id: 1, region: 'Tallinn, Nõmme', ...validity },
    { id: 3, region: 'Õru', ...validity },
  ]);
});

test('price lists of another service are not listed', () => {
  expect(priceLists(openContext([samplePriceList(1, 'Saku')]), 'big-bag')).toEqual([]);
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
