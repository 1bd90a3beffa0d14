import { expect, test } from 'vitest';
import { translator } from '#shell/languages/messages.ts';
import { bothNames, stationName } from './station-name.ts';

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
