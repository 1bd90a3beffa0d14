import { expect, test } from 'vitest';
import type { NamedItem } from './list-queries.ts';
import { findRelated } from './related-items.ts';

const makeObject = (id: string, facts: Partial<NamedItem> = {}): NamedItem => ({
  id,
  group: 'household',
  bin: 'mixed',
  name: { et: id, ru: id, en: id },
  never: [{ bin: 'packaging', reason: 'notPackaging' }],
  ...facts,
});

const ids = (items: readonly NamedItem[]) => items.map(({ id }) => id);

test('what is of the same material comes before what only goes to the same place', () => {
  const glass: Pick<NamedItem, 'never'> = { never: [{ bin: 'glass', reason: 'heatResistant' }] };
  const group = [
    makeObject('klaas', glass),
    makeObject('hari'),
    makeObject('lapp'),
    makeObject('kann', glass),
    makeObject('vaas', glass),
  ];
  expect(ids(findRelated(makeObject('klaas', glass), group))).toEqual(['kann', 'vaas', 'hari']);
});

test('what goes elsewhere and is of another material is not named, however close in the alphabet', () => {
  const sofa = makeObject('diivan', { bin: 'station', wasteType: 'bulky' });
  const group = [
    sofa,
    makeObject('dusikardin'),
    makeObject('madrats', { bin: 'station', wasteType: 'bulky' }),
  ];
  expect(ids(findRelated(sofa, group))).toEqual(['madrats']);
  const airBed = makeObject('ohkmadrats', { wasteType: 'bulky' });
  expect(ids(findRelated(sofa, [...group, airBed]))).toEqual(['madrats', 'ohkmadrats']);
});

test('among equals those that follow are named, so that each is named by others', () => {
  const group = ['a', 'b', 'c', 'd', 'e'].map((id) => makeObject(id));
  expect(ids(findRelated(makeObject('d'), group))).toEqual(['e', 'a', 'b']);
});
