/** The shipped waste stations have names in every language and stand where they say. */
import { expect, test } from 'vitest';
import { distanceKm } from '#shell/map/distance.ts';
import { municipalityCentres } from '#shell/places/municipality-centres.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const stations = shippedEntries('waste-stations', kinds['waste-stations']);

test('every shipped station has a Russian and an English name of its own, which says what it is', () => {
  for (const { name, names } of stations) {
    expect(names?.ru, name).toMatch(/станция|полигон|площадка|приём/iu);
    expect(names?.en, name).toMatch(/waste station|landfill|site/u);
  }
  for (const locale of ['ru', 'en'] as const)
    expect(new Set(stations.map(({ names }) => names?.[locale])).size).toBe(stations.length);
});

test('no station is farther from the centre of its municipality than a municipality is wide', () => {
  const far = stations.filter(({ municipality, coordinates: { longitude, latitude } }) => {
    const centre = municipalityCentres.get(municipality);
    return !centre || distanceKm(centre, [longitude, latitude]) > 50;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

test('the note of a station says nothing that a row of its page says: how one pays where all is taken, and when it is closed by rule', () => {
  const repeated = stations.filter(
    ({ note, payment, holidays = 'closed' }) =>
      (payment.length > 1 && /maksta saab/iu.test(note?.et ?? '')) ||
      (holidays === 'closed' && /riigipüha/iu.test(note?.et ?? '')),
  );
  expect(repeated.map(({ name }) => name)).toEqual([]);
});
