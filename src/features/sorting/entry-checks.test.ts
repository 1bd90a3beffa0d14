import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { checkKinds } from '#platform/publish/check-entries.ts';
import { Content } from '#platform/publish/stored-content.ts';
import { entryChecks } from './entry-checks.ts';

test('a placeholder of search words stands for a kind of contents', () => {
  const database = openSampleStore();
  const text = { et: 'A', ru: 'Б', en: 'C' };
  const object = (id: string, words: string) =>
    sampleEntry('sorting-items', {
      id,
      group: 'food',
      name: text,
      searchWords: { ...text, et: words },
      bin: 'paper',
      never: [{ bin: 'mixed', reason: 'recyclable' }],
      answer: text,
    });
  importFiles(database, {
    'sorting-items.json': [object('hea', '{sweet}karp'), object('halb', '{komm}karp')],
  });
  const found = checkKinds([entryChecks], new Content(database), { isKnown: () => true });
  expect(found.map(({ entry, message }) => [entry, message])).toEqual([
    ['sorting-items halb', '{komm} is no kind of contents that names of packages have. Correct it.'],
  ]);
});
