import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { objectNamePart } from '../object-names.ts';
import { readNames, typedNames } from './called-objects.ts';

const names = {
  kulmkapp: ['Külmkapp', 'külmik', 'холодильник', 'fridge'],
  kulmikumagnet: ['Külmikumagnet'],
  'vanad-riided': ['Kulunud riided', 'vanad riided'],
  praepann: ['Praepann', 'pann'],
};

/** What each of the names that a search may be calls. */
const called = (typed: string, locale: Locale = 'et') =>
  typedNames(typed, locale).map(({ objectsIn }) => [...objectsIn(readNames(names, locale))]);

test('an object is called by any of its names, in any form of its words', () => {
  for (const typed of ['külmik', 'KÜLMIKUT', 'kulmik', 'kuhu visata külmik?', 'холодильник', 'fridge'])
    expect(called(typed)[0], typed).toEqual(['kulmkapp']);
});

test('an error in a word of at least five letters is forgiven where nothing is called exactly so', () => {
  expect(called('pank')).toEqual([[]]);
  expect(called('külmikk')).toEqual([['kulmkapp']]);
  expect(called('kulunu riided')).toEqual([['vanad-riided']]);
});

test('what is small talk in one language begins a name in another', () => {
  const bags = { teekott: ['Tea bag'] };
  const found = typedNames('tea bags', 'en').map(({ part, objectsIn }) => [
    part,
    [...objectsIn(readNames(bags, 'en'))],
  ]);
  expect(found.at(-1)).toEqual([objectNamePart('Tea bag'), ['teekott']]);
});

test('small talk at the end of a name may be a word of it', () => {
  const cans = { purk: ['beer can'] };
  for (const typed of ['beer can', 'beer cans'])
    expect([...(typedNames(typed, 'en')[0]?.objectsIn(readNames(cans, 'en')) ?? [])], typed).toEqual([
      'purk',
    ]);
});

test('a name that begins with a short word is in the part of that word', () => {
  for (const name of ['CD-plaat', 'WC-pott', 'AA patarei', '9V'])
    expect(typedNames(name, 'et').map(({ part }) => part)).toContain(objectNamePart(name));
});

test('a part of a name or more than the name calls nothing', () => {
  for (const typed of ['külm', 'külmik hind', 'magnet', 'riided']) expect(called(typed), typed).toEqual([[]]);
});

test('what is old or broken is called as a whole first, then without that', () => {
  expect(called('vanad riided')).toEqual([['vanad-riided'], []]);
  expect(called('katkine külmik')).toEqual([[], ['kulmkapp']]);
  expect(called('старый холодильник', 'ru')).toEqual([[], ['kulmkapp']]);
});

test('without words nothing is called, and nothing needs to be loaded', () => {
  expect(typedNames('?!', 'et')).toEqual([]);
  expect(typedNames('vana', 'et')).toHaveLength(1);
});

test('a name is looked for in its part, whatever the form of its first word, its case and its marks', () => {
  const part = objectNamePart('külmik');
  for (const typed of ['Külmikut', 'kulmik', 'visata külmik', '  KÜLMIKUD'])
    expect(typedNames(typed, 'et').map((name) => name.part)).toEqual([part]);
});

test('of a text without end only the beginning is read', () => {
  const [first] = typedNames('külmik ja kapp '.repeat(10_000), 'et');
  expect(first?.part).toBe(objectNamePart('külmik'));
  const endless = { kulmkapp: [`külmik ${'a '.repeat(50_000)}`] };
  expect(readNames(endless, 'et').flatMap(({ readings }) => readings.flat()).length).toBeLessThan(200);
});
