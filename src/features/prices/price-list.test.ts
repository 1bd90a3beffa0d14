import { expect, test } from 'vitest';
import { priceListSchema } from './price-list.ts';

const name = { et: 'Kott', ru: 'Мешок', en: 'Bag' };
const list = {
  id: 179,
  service: 'organised',
  region: 'Tallinn',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  vatRate: 24,
  tables: [{ type: 'services', title: name, rows: [{ name, unit: name, price: 9.5 }] }],
};

const accepts = (change: object): boolean => priceListSchema.safeParse({ ...list, ...change }).success;

test('a price list has its region and its validity', () => {
  expect(accepts({})).toBe(true);
  const needed = ['id', 'service', 'region', 'validFrom', 'validUntil', 'vatRate', 'tables'];
  expect(needed.filter((field) => accepts({ [field]: undefined }))).toEqual([]);
});

test('a price list may be valid from 01.01.1970 to 01.01.2999', () => {
  expect(accepts({ service: 'construction', validFrom: '1970-01-01', validUntil: '2999-01-01' })).toBe(true);
  expect(accepts({ validUntil: '2999-13-01' })).toBe(false);
});

test('a price has whole cents, or is null where the service is not offered', () => {
  const priced = (price: unknown) =>
    accepts({ tables: [{ ...list.tables[0], rows: [{ name, unit: name, price }] }] });
  expect([0, 9.5, 0.29, 1234.56, null].map(priced)).toEqual([true, true, true, true, true]);
  expect([-1, 9.555, '9.50', undefined].map(priced)).toEqual([false, false, false, false]);
});
