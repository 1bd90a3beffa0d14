import { expect, test } from 'vitest';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import type { BinId } from './sorting.ts';
import { sheetBins } from './sorting-sheet.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { sortingSheet } from './list-queries.ts';

const answer = { et: 'Vastus.', ru: 'Ответ.', en: 'Answer.' };

function sampleObject(id: string, bin: BinId, never: BinId): ParsedEntry {
  return sampleEntry('sorting-items', {
    id,
    group: 'food',
    name: { et: `${id} et`, ru: `${id} ru`, en: `${id} en` },
    searchWords: answer,
    bin,
    never: [{ bin: never, reason: 'food' }],
    answer,
  });
}

function buildSheet(entries: readonly ParsedEntry[]) {
  const database = openSampleStore();
  importFiles(database, { 'entries.json': entries });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return sortingSheet({ reader: new Reader(new Connection(database)), kinds: [], externals }, 'ru');
}

test('a sheet names the chosen objects of a bin in their order, and where the others go', () => {
  const sheet = buildSheet([
    sampleObject('leib', 'bio', 'mixed'),
    sampleObject('muna', 'bio', 'mixed'),
    sampleObject('tuhk', 'mixed', 'bio'),
    sampleEntry('sorting-sheet', { id: 'bio', belongs: ['muna', 'leib'], not: ['tuhk'] }),
  ]);
  expect(sheet.map(({ bin }) => bin)).toEqual(sheetBins);
  expect(sheet.find(({ bin }) => bin === 'bio')).toEqual({
    bin: 'bio',
    belongs: ['muna ru', 'leib ru'],
    not: [{ bin: 'mixed', name: 'tuhk ru' }],
  });
  expect(sheet.find(({ bin }) => bin === 'mixed')).toEqual({ bin: 'mixed', belongs: [], not: [] });
});

test('objects that editors deleted, or whose answer is another by now, are left out', () => {
  const sheet = buildSheet([
    sampleObject('leib', 'mixed', 'bio'),
    sampleObject('tuhk', 'bio', 'mixed'),
    sampleEntry('sorting-sheet', { id: 'bio', belongs: ['leib', 'kadunud'], not: ['tuhk', 'kadunud'] }),
  ]);
  expect(sheet.find(({ bin }) => bin === 'bio')).toEqual({ bin: 'bio', belongs: [], not: [] });
});
