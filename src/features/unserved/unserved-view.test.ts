import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { readAddress, writeAddress } from '#shell/browser/address-codec.ts';
import {
  listAreas,
  byDay,
  listCities,
  inOrder,
  initialUnserved,
  matching,
  unservedCodec,
  unservedReducer,
  type UnservedView,
} from './unserved-view.ts';

const read = (address: URL) => readAddress(address, unservedCodec);
const write = (address: URL, view: UnservedView) => writeAddress(address, unservedCodec, view);

const places = [
  { area: 'Tallinn', city: 'Pirita', address: 'Kloostri tee 21', date: '2026-11-20' },
  { area: 'Harju maakond', city: 'Saku', address: 'Tiigi tn 8', date: '2026-11-20' },
  { area: 'Tallinn', city: 'Nõmme', address: 'Vaarika tn 6', date: '2026-11-19' },
  { area: 'Võru maakond', city: 'Võru', address: 'Tallinna mnt 6', date: '2026-11-18' },
].map((place, index) => ({ ...place, id: String(index), garbage: 'Biojäätmed' }));

const wasteTypes = [{ id: 'bio', name: { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' } }];
const namesIn = (locale: Locale) => sourceNames(wasteTypes, { locale, t: translator(locale) });
const et = namesIn('et');

const shown = (view: Partial<typeof initialUnserved>, names = et) =>
  matching(places, { ...initialUnserved, ...view }, names).map(({ address }) => address);

test('areas are named in the language of the page, and stay Estonian in its address', () => {
  const choices = inOrder(listAreas(places, namesIn('ru')), 'ru');
  expect(choices.map(({ value, name }) => [value, name.text, name.lang])).toEqual([
    ['Võru maakond', 'Вырумаа', undefined],
    ['Tallinn', 'Таллинн', undefined],
    ['Harju maakond', 'Харьюмаа', undefined],
  ]);
});

test('addresses are found by the names of the page and by the Estonian ones', () => {
  const ru = namesIn('ru');
  for (const search of ['Харьюмаа', 'Harju maakond', 'харью биоотходы'])
    expect([search, shown({ search }, ru)]).toEqual([search, ['Tiigi tn 8']]);
  expect(shown({ search: 'Нымме' }, ru)).toEqual(['Vaarika tn 6']);
  expect(shown({ search: 'лумест' }, ru)).toEqual([]);
});

test('an area is chosen first, then one of its cities', () => {
  expect(inOrder(listAreas(places, et), 'et').map(({ value }) => value)).toEqual([
    'Harju maakond',
    'Tallinn',
    'Võru maakond',
  ]);
  const cities = (area: string) => inOrder(listCities(places, area, et), 'et').map(({ value }) => value);
  expect([cities(''), cities('Tallinn')]).toEqual([[], ['Nõmme', 'Pirita']]);
  expect(shown({ area: 'Tallinn' })).toEqual(['Kloostri tee 21', 'Vaarika tn 6']);
  expect(shown({ area: 'Tallinn', city: 'Nõmme' })).toEqual(['Vaarika tn 6']);
  const inNomme = { ...initialUnserved, area: 'Tallinn', city: 'Nõmme', page: 2 };
  expect(unservedReducer(inNomme, { type: 'area-chosen', area: 'Harju maakond' })).toEqual({
    ...initialUnserved,
    area: 'Harju maakond',
  });
});

test('a search goes over all addresses, and what it finds may be narrowed', () => {
  const inTallinn = { ...initialUnserved, area: 'Tallinn', city: 'Nõmme', page: 2 };
  const searched = unservedReducer(inTallinn, { type: 'searched', search: 'tallinn' });
  expect(searched).toEqual({ ...initialUnserved, search: 'tallinn' });
  expect(shown(searched)).toEqual(['Kloostri tee 21', 'Vaarika tn 6', 'Tallinna mnt 6']);
  const narrowed = unservedReducer(searched, { type: 'area-chosen', area: 'Võru maakond' });
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

test('choices are written to the address, and an address in it is searched for', () => {
  const address = new URL('https://www.example.ee/ru/page?lang=ru');
  const view = { area: 'Tallinn', city: 'Nõmme', search: 'vaarika tn 6', page: 2 };
  expect(read(write(address, view))).toEqual(view);
  expect(write(write(address, view), initialUnserved).href).toBe(address.href);
  expect(read(new URL('?address=Kase%20tn%204&page=x', address))).toEqual({
    ...initialUnserved,
    search: 'Kase tn 4',
  });
});
