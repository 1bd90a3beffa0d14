import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatSentenceLengths, sentenceLengths, sentencesIn } from './sentence-lengths.ts';

test('a sentence is what ends with a full stop inside a block; a label is none, and a fact is one word', () => {
  expect(
    sentencesIn(
      '<h2>Kuidas sortida</h2><p>Pange kott {{bagMaxWeight}} juurde. „Kas nii?“ Jah, <a href="/x">nii on</a>!</p><ul><li>paber ja papp</li><li>Viige ära.</li></ul>',
    ),
  ).toEqual(['Pange kott 1 juurde.', '„Kas nii?“', 'Jah, nii on!', 'Viige ära.']);
  expect(sentencesIn('Avatud 1. mail kell 9.00')).toEqual([]);
});

test('posts have Estonian outside their translations, other kinds name every language', () => {
  const folder = createFolder({
    'posts/2026/1-a.json': {
      slug: 'Üks kaks kolm.',
      content: '<p>Üks kaks kolm. Üks kaks.</p>',
      translations: { ru: { content: 'Раз два три четыре.' } },
    },
    'faq/a.json': [{ answer: { et: 'Üks kaks kolm neli.', en: `${'word '.repeat(21)}end.` } }],
  });
  const lengths = sentenceLengths(folder);
  expect([lengths.et.sentences, lengths.et.averageWords, lengths.et.longShare]).toEqual([3, 3, 0]);
  expect([lengths.ru.sentences, lengths.ru.averageWords]).toEqual([1, 4]);
  expect([lengths.en.longShare, lengths.en.long[0]?.words, lengths.en.long[0]?.file]).toEqual([
    1,
    22,
    'faq/a.json',
  ]);
  expect(formatSentenceLengths(lengths)).toMatch(
    /^et: 3 sentences, 3\.0 words on average, 0\.0 % over 20 words\nru: .+\nen: 1 sentences, 22\.0 words on average, 100\.0 % over 20 words\n {2}22 faq\/a\.json: word /u,
  );
});

function createFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(value));
  }
  return folder;
}
