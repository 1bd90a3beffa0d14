import { expect, test } from 'vitest';
import type { StationTie } from './station-tie.ts';
import type { Brought } from './brought.ts';
import { noFilters, otherDays } from './filters.ts';
import { finderReducer, findStations, initialFinder, maxLoad, takenPart } from './finder-state.ts';
import type { Station } from './station.ts';

const place = [26.72, 58.38] as const;

function station(id: number, change: Partial<Station>): Station {
  return {
    id,
    label: `Jaam ${id}`,
    address: 'Tee 1',
    county: 'harju',
    acceptedWaste: ['paper'],
    codes: [],
    opening: { hours: [] },
    areHoursSample: true,
    href: `/${id}`,
    drawn: [0, 0],
    coordinates: [24.7, 59.4],
    ...change,
  };
}

const stations = [
  station(1, { acceptedWaste: ['paper', 'tyres'] }),
  station(2, { opening: { hours: [{ days: [1], opens: '10:00', closes: '12:00' }] } }),
  station(3, { county: 'tartu', coordinates: [26.75, 58.39] }),
];
/** A Monday. */
const monday = { day: '2026-03-02', time: '11:00' };
const filtered = (change: object) =>
  finderReducer(initialFinder, { type: 'filtered', filters: { ...noFilters, ...change } });
const ids = (change: object, moment = monday) =>
  findStations(stations, filtered(change), moment).map((found) => found.station.id);
const brought = (id: string, tie: StationTie): Brought => ({ key: `object:${id}`, name: id, tie });
const tyre = brought('rehv', { wasteType: 'tyres' });
const book = brought('raamat', { wasteType: 'paper' });
const pizzaBox = brought('pitsakarp', {});
const bringing = (...load: readonly Brought[]) =>
  load.reduce((finder, one) => finderReducer(finder, { type: 'brought', brought: one }), initialFinder);

test('stations are filtered by county and by being open, and by both at once', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ county: 'harju' })).toEqual([1, 2]);
  expect(ids({ open: 'now' })).toEqual([2]);
  expect(ids({ open: 'now' }, { ...monday, time: '12:00' })).toEqual([]);
  expect(ids({ county: 'tartu', open: 'now' })).toEqual([]);
});

test('stations are found that are open on a day of this week or on a date, also after its hours', () => {
  const late = { ...monday, time: '23:00' };
  expect(ids({ open: 'today' }, late)).toEqual([2]);
  expect(ids({ open: 'monday' }, late)).toEqual([2]);
  expect(ids({ open: 'tomorrow' })).toEqual([]);
  expect(ids({ open: 'sunday' })).toEqual([]);
  // A Monday, and a Monday that is a public holiday.
  expect(ids({ date: '2026-03-09' })).toEqual([2]);
  expect(ids({ date: '2024-12-24' })).toEqual([]);
  expect(ids({ open: 'monday', date: '2026-03-10' })).toEqual([]);
});

test('the list says the hours of each day that is asked for, besides today', () => {
  const days = (change: object) => otherDays({ ...noFilters, ...change }, monday.day);
  expect(days({})).toEqual([]);
  expect(days({ open: 'monday', date: monday.day })).toEqual([]);
  expect(days({ open: 'sunday' })).toEqual(['2026-03-08']);
  expect(days({ open: 'sunday', date: '2026-03-03' })).toEqual(['2026-03-03', '2026-03-08']);
});

test('of a load, stations that take all of it come before those that take some, and what they miss is named', () => {
  const missing = (...load: readonly Brought[]) =>
    findStations(stations, bringing(...load), monday).map((found) => [
      found.station.id,
      ...found.missing.map(({ name }) => name),
    ]);
  expect(missing(tyre)).toEqual([[1]]);
  expect(missing(book, tyre)).toEqual([[1], [2, 'rehv'], [3, 'rehv']]);
  expect(missing(brought('kile', { wasteCodes: ['20 01 39'] }), tyre)).toEqual([[1]]);
});

test('what no station takes leaves the others as they are', () => {
  expect(findStations(stations, bringing(pizzaBox), monday)).toHaveLength(3);
  expect(findStations(stations, bringing(tyre, pizzaBox), monday).map(({ missing }) => missing)).toEqual([
    [],
  ]);
});

test('a load of which no station takes everything is told from one that stations take', () => {
  expect(takenPart([], stations)).toBe('all');
  expect(takenPart([tyre, book], stations)).toBe('all');
  expect(takenPart([tyre, pizzaBox], stations)).toBe('part');
  expect(takenPart([pizzaBox], stations)).toBe('nothing');
});

test('a thing is in the load once, and can be taken back', () => {
  const twice = bringing(tyre, book, tyre);
  expect(twice.load).toEqual([tyre, book]);
  expect(finderReducer(twice, { type: 'left', key: tyre.key }).load).toEqual([book]);
  const many = Array.from({ length: maxLoad + 1 }, (_, index) => brought(String(index), {}));
  expect(bringing(...many).load).toHaveLength(maxLoad);
});

test('before the page knows the time, open stations are not distinguished', () => {
  expect(findStations(stations, filtered({ open: 'now' }), undefined)).toHaveLength(3);
});

test("once the visitor's position is known the nearest station comes first, and each shows its distance", () => {
  const finder = finderReducer(initialFinder, { type: 'whereabouts', whereabouts: { type: 'known', place } });
  const found = findStations(stations, finder, monday);
  expect(found.map(({ station: { id } }) => id)).toEqual([3, 1, 2]);
  expect(found[0]?.distanceKm).toBeLessThan(3);
  expect(findStations(stations, initialFinder, monday)[0]).toEqual({ station: stations[0], missing: [] });
});

test('clearing forgets the filters and where the visitor is', () => {
  const refused = finderReducer(filtered({ county: 'harju' }), {
    type: 'whereabouts',
    whereabouts: { type: 'refused' },
  });
  expect(refused.filters.county).toBe('harju');
  expect(finderReducer(refused, { type: 'cleared' })).toEqual(initialFinder);
});
