import { expect, test } from 'vitest';
import { finderReducer, findStations, noFilters, initialFinder } from './finder-state.ts';
import type { Station } from './station.ts';

const place = [26.72, 58.38] as const;

function station(id: number, change: Partial<Station>): Station {
  return {
    id,
    label: `Jaam ${id}`,
    address: 'Tee 1',
    county: 'harju',
    accepts: ['paper'],
    opening: { hours: [] },
    areHoursSample: true,
    href: `/${id}`,
    drawn: [0, 0],
    coordinates: [24.7, 59.4],
    ...change,
  };
}

const stations = [
  station(1, { accepts: ['paper', 'tyres'] }),
  station(2, { opening: { hours: [{ days: [1], opens: '10:00', closes: '12:00' }] } }),
  station(3, { county: 'tartu', coordinates: [26.75, 58.39] }),
];
/** A Monday. */
const monday = { day: '2026-03-02', time: '11:00' };
const filtered = (change: object) =>
  finderReducer(initialFinder, { type: 'filtered', filters: { ...noFilters, ...change } });
const ids = (change: object, moment = monday) =>
  findStations(stations, filtered(change), moment).map((found) => found.station.id);

test('stations are filtered by county, by accepted waste and by being open, and by all of them at once', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ county: 'harju' })).toEqual([1, 2]);
  expect(ids({ waste: 'tyres' })).toEqual([1]);
  expect(ids({ isOpenOnly: true })).toEqual([2]);
  expect(ids({ isOpenOnly: true }, { ...monday, time: '12:00' })).toEqual([]);
  expect(ids({ county: 'tartu', waste: 'tyres' })).toEqual([]);
});

test('before the page knows the time, open stations are not distinguished', () => {
  expect(findStations(stations, filtered({ isOpenOnly: true }), undefined)).toHaveLength(3);
});

test("once the visitor's position is known the nearest station comes first, and each shows its distance", () => {
  const finder = finderReducer(initialFinder, { type: 'whereabouts', whereabouts: { type: 'known', place } });
  const found = findStations(stations, finder, monday);
  expect(found.map(({ station: { id } }) => id)).toEqual([3, 1, 2]);
  expect(found[0]?.distanceKm).toBeLessThan(3);
  expect(findStations(stations, initialFinder, monday)[0]).toEqual({ station: stations[0] });
});

test('clearing forgets the filters and where the visitor is', () => {
  const refused = finderReducer(filtered({ county: 'harju' }), {
    type: 'whereabouts',
    whereabouts: { type: 'refused' },
  });
  expect(refused.filters.county).toBe('harju');
  expect(finderReducer(refused, { type: 'cleared' })).toEqual(initialFinder);
});
