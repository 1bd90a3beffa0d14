import { expect, test } from 'vitest';
import {
  afterEvent,
  areasOf,
  byDay,
  citiesOf,
  matching,
  readUnservedView,
  wholeList,
  writeUnservedView,
} from './unserved-view.ts';

const places = [
  { area: 'Tallinn', city: 'Pirita', address: 'Kloostri tee 21', date: '2026-11-20' },
  { area: 'Harju maakond', city: 'Saku', address: 'Tiigi tn 8', date: '2026-11-20' },
  { area: 'Tallinn', city: 'Nõmme', address: 'Vaarika tn 6', date: '2026-11-19' },
  { area: 'Võru maakond', city: 'Võru', address: 'Tallinna mnt 6', date: '2026-11-18' },
].map((place, index) => ({ ...place, id: String(index), garbage: 'Biojäätmed' }));

const shown = (view: Partial<typeof wholeList>) =>
  matching(places, { ...wholeList, ...view }).map(({ address }) => address);

test('an area is chosen first, then one of its cities', () => {
  expect(areasOf(places)).toEqual(['Harju maakond', 'Tallinn', 'Võru maakond']);
  expect([citiesOf(places, ''), citiesOf(places, 'Tallinn')]).toEqual([[], ['Nõmme', 'Pirita']]);
  expect(shown({ area: 'Tallinn' })).toEqual(['Kloostri tee 21', 'Vaarika tn 6']);
  expect(shown({ area: 'Tallinn', city: 'Nõmme' })).toEqual(['Vaarika tn 6']);
  const inNomme = { ...wholeList, area: 'Tallinn', city: 'Nõmme', page: 2 };
  expect(afterEvent(inNomme, { type: 'area-chosen', area: 'Harju maakond' })).toEqual({
    ...wholeList,
    area: 'Harju maakond',
  });
});

test('a search goes over all addresses, and what it finds may be narrowed', () => {
  const inTallinn = { ...wholeList, area: 'Tallinn', city: 'Nõmme', page: 2 };
  const searched = afterEvent(inTallinn, { type: 'searched', search: 'tallinn' });
  expect(searched).toEqual({ ...wholeList, search: 'tallinn' });
  expect(shown(searched)).toEqual(['Kloostri tee 21', 'Vaarika tn 6', 'Tallinna mnt 6']);
  const narrowed = afterEvent(searched, { type: 'area-chosen', area: 'Võru maakond' });
  expect(shown(narrowed)).toEqual(['Tallinna mnt 6']);
  expect(shown({ search: 'nomme biojaatmed' })).toEqual(['Vaarika tn 6']);
  expect(shown({ search: 'Vaarika tn 6, Nõmme, Tallinn' })).toEqual(['Vaarika tn 6']);
});

test('addresses stand by day', () => {
  expect(byDay(places).map(({ date, addresses }) => [date, addresses.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
    ['2026-11-18', 1],
  ]);
});

test('what is chosen stands in the address, and an address in it is searched for', () => {
  const address = new URL('https://www.example.ee/ru/page?lang=ru');
  const view = { area: 'Tallinn', city: 'Nõmme', search: 'vaarika tn 6', page: 2 };
  expect(readUnservedView(writeUnservedView(address, view))).toEqual(view);
  expect(writeUnservedView(writeUnservedView(address, view), wholeList).href).toBe(address.href);
  expect(readUnservedView(new URL('?address=Kase%20tn%204&page=x', address))).toEqual({
    ...wholeList,
    search: 'Kase tn 4',
  });
});
