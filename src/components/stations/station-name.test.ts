import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { translator } from '#site/messages/messages.ts';
import { wasteStationSchema } from '#model/waste-station.ts';
import { bothNames, stationName } from './station-name.ts';

const folder = new URL('../../content/waste-stations/', import.meta.url);

const shipped = readdirSync(folder).flatMap((file) =>
  z.array(wasteStationSchema).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);

test('a station has the name of the page’s language beside the one at its gate', () => {
  const keila = { name: 'Keila jäätmejaam', ownName: 'Keila waste station' };
  const shown = stationName(keila, { t: translator('en') });
  expect(shown).toEqual({ text: 'Keila waste station', sign: 'Keila jäätmejaam' });
  expect(bothNames(shown)).toBe('Keila waste station (Keila jäätmejaam)');
});

test('a station without such a name says what it is', () => {
  const named = (locale: 'et' | 'ru' | 'en') =>
    bothNames(stationName({ name: 'Keila jäätmejaam', ownName: undefined }, { t: translator(locale) }));
  expect(named('et')).toBe('Keila jäätmejaam');
  expect(named('ru')).toBe('Keila jäätmejaam (станция отходов)');
  expect(named('en')).toBe('Keila jäätmejaam (waste station)');
});

test('every shipped station has a Russian and an English name of its own, which says what it is', () => {
  for (const { name, names } of shipped) {
    expect(names?.ru, name).toMatch(/станция|полигон|площадка|приём/iu);
    expect(names?.en, name).toMatch(/waste station|landfill|site/u);
  }
  for (const locale of ['ru', 'en'] as const)
    expect(new Set(shipped.map(({ names }) => names?.[locale])).size).toBe(shipped.length);
});
