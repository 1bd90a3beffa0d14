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

test('what has a name in common comes before what is of the same material', () => {
  const glass: Pick<NamedItem, 'never'> = { never: [{ bin: 'glass', reason: 'heatResistant' }] };
  const jug = makeObject('klaaskann', glass);
  const group = [
    jug,
    makeObject('vaas', glass),
    makeObject('hari'),
    makeObject('klaaskannu', { bin: 'glass' }),
    makeObject('kann', glass),
  ];
  expect(ids(findRelated(jug, group))).toEqual(['klaaskannu', 'vaas', 'kann']);
});

test('what only goes into the same bin, for a reason that holds for everything, is not named', () => {
  const foil = makeObject('foolium');
  const group = [foil, makeObject('joogiklaas'), makeObject('lambikuppel')];
  expect(findRelated(foil, group)).toEqual([]);
});

test('a name that begins alike in one language only is chance', () => {
  const pane = makeObject('aken', { name: { et: 'Aknaklaas', ru: 'Оконное стекло', en: 'Pane' } });
  const curtain = makeObject('kardin', { name: { et: 'Aknakate', ru: 'Штора', en: 'Curtain' } });
  expect(findRelated(pane, [pane, curtain])).toEqual([]);
  const frame = makeObject('raam', { name: { et: 'Aknaraam', ru: 'Рама', en: 'Pane frame' } });
  expect(ids(findRelated(pane, [pane, frame]))).toEqual([]);
  const glazing = makeObject('pakett', { name: { et: 'Klaaspakett', ru: 'Оконный блок', en: 'Pane unit' } });
  expect(ids(findRelated(pane, [pane, glazing]))).toEqual(['pakett']);
});

test('of things of one kind those that people know well come first', () => {
  const bulky = { bin: 'station', wasteType: 'bulky' } as const;
  const sofa = makeObject('diivan', bulky);
  const group = [
    sofa,
    makeObject('golfikepp', bulky),
    makeObject('kapp', bulky),
    makeObject('tugitool', bulky),
  ];
  expect(ids(findRelated(sofa, group))).toEqual(['kapp', 'tugitool', 'golfikepp']);
});

test('among equals those that follow are named, so that each is named by others', () => {
  const group = ['a', 'b', 'c', 'd', 'e'].map((id) => makeObject(id, { wasteType: 'bulky' }));
  expect(ids(findRelated(makeObject('d', { wasteType: 'bulky' }), group))).toEqual(['e', 'a', 'b']);
});
