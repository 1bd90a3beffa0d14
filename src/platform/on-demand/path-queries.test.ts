import { expect, test } from 'vitest';
import { pathQueries } from './path-queries.ts';

test('the words of the last part of an address are asked for first, then single words', () => {
  expect(pathQueries('/ru/customer-support/price-list-2019/keila_vald.html')).toEqual([
    'keila vald',
    'keila',
    'vald',
    'price',
  ]);
});

test('an address in letters beyond ASCII is read as it is written', () => {
  expect(pathQueries(encodeURI('/Jäätmejaamad/'))).toEqual(['jäätmejaamad']);
  expect(pathQueries('/%ff/keila')).toEqual(['keila']);
});

test('an address without words asks nothing', () => {
  expect(pathQueries('/a/1/22.pdf')).toEqual([]);
});
