import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { Content } from '#platform/publish/stored-content.ts';
import { checkSorting } from './check-sorting.server.ts';

test('a sheet names objects of its bin, and objects that never go there', () => {
  const database = openSampleStore();
  const text = { et: 'A', ru: 'Б', en: 'C' };
  const object = (id: string, bin: 'bio' | 'mixed', never: 'bio' | 'mixed') =>
    sampleEntry('sorting-items', {
      id,
      group: 'food',
      name: text,
      searchWords: text,
      bin,
      never: [{ bin: never, reason: 'food' }],
      answer: text,
    });
  importFiles(database, {
    'sorting-items.json': [object('leib', 'bio', 'mixed'), object('tuhk', 'mixed', 'bio')],
    'sorting-sheet.json': [
      sampleEntry('sorting-sheet', { id: 'bio', belongs: ['leib'], not: ['tuhk'] }),
      sampleEntry('sorting-sheet', { id: 'mixed', belongs: ['leib', 'tuhk'], not: ['tuhk', 'kadunud'] }),
    ],
  });
  const found = checkSorting(new Content(database, [], []));
  expect(found.flatMap(({ entry, message }) => (entry === 'sorting-sheet mixed' ? [message] : []))).toEqual([
    'leib is no object of mixed.',
    'tuhk is no object that never goes into mixed.',
    'kadunud is no object that never goes into mixed.',
  ]);
  expect(found.filter(({ entry }) => entry === 'sorting-sheet bio')).toEqual([]);
});
