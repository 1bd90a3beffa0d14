import { expect, test } from 'vitest';
import type { StationFact } from '#features/stations/station-facts.ts';
import { nearStations } from './near-stations.ts';

function station(id: number, longitude: number, facts: Partial<StationFact> = {}): StationFact {
  return {
    id,
    label: `Jaam ${id}`,
    href: `/${id}`,
    municipality: '0784',
    county: 'Harju maakond',
    coordinates: [longitude, 59],
    opening: { hours: [] },
    acceptedWaste: ['tyres'],
    prices: [],
    ...facts,
  };
}

const ids = (found: ReturnType<typeof nearStations>) => found.taking.map(({ station: { id } }) => id);
const here = { place: [24, 59] } as const;

test('the nearest stations that take an object come first, at most four', () => {
  const all = [5, 1, 3, 2, 4].map((id) => station(id, 24 + id / 10));
  const found = nearStations(all, { wasteType: 'tyres' }, here);
  expect(ids(found)).toEqual([1, 2, 3, 4]);
  expect(found.taking[0]?.distanceKm).toBeCloseTo(5.7, 1);
  expect(found.nearerWithout).toBeUndefined();
});

test('a nearer station that does not take it is named', () => {
  const all = [station(1, 24.1, { acceptedWaste: ['paper'] }), station(2, 24.5)];
  const found = nearStations(all, { wasteType: 'tyres' }, here);
  expect(ids(found)).toEqual([2]);
  expect(found.nearerWithout?.station.id).toBe(1);
});

test('the stations of a named municipality come before nearer ones', () => {
  const all = [station(1, 24.1), station(2, 24.5, { municipality: '0653' })];
  expect(ids(nearStations(all, { wasteType: 'tyres' }, { ...here, municipality: '0653' }))).toEqual([2, 1]);
});

test('what it costs is the row of the price list', () => {
  const row = { code: '16 01 03', text: 'Tasuta' };
  const all = [
    station(1, 24.1, { acceptedWaste: ['paper'], prices: [row] }),
    station(2, 24.2, { acceptedWaste: ['paper'] }),
    station(3, 24.3),
  ];
  const { taking } = nearStations(all, { wasteType: 'tyres', wasteCodes: ['16 01 03'] }, here);
  expect(taking.map(({ station: { id }, price }) => [id, price])).toEqual([
    [1, 'Tasuta'],
    [3, undefined],
  ]);
});

test('a station that takes such things, but does not name this one, is to be asked first', () => {
  const paint = { code: '20 01 27*', text: 'Tasuta' };
  const all = [
    station(1, 24.1, { acceptedWaste: ['hazardous'] }),
    station(2, 24.2, { acceptedWaste: ['hazardous'], prices: [paint] }),
  ];
  const { taking } = nearStations(all, { wasteType: 'hazardous', wasteCodes: ['20 01 27*'] }, here);
  expect(taking.map(({ station: { id }, mustAsk }) => [id, mustAsk])).toEqual([
    [1, true],
    [2, false],
  ]);
});
