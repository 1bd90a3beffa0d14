import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseJson } from '#base/json.ts';
import { kinds } from '#cms/export/export.ts';
import { jsonFiles } from '#base/file-marks.ts';
import { type Locale, locales } from '#model/locale.ts';
import { postText } from '#store/post-texts.ts';
import { formatSentenceLengths, sentenceLengths, sentencesIn } from './sentence-lengths.ts';

/** Words of a sentence on average, by language, and the part of the sentences that may be long. */
const maxAverage = { et: 11, ru: 12, en: 13 } as const satisfies Readonly<Record<Locale, number>>;
const maxLongShare = 0.02;

const shipped = join(import.meta.dirname, '../../src/content');

test('sentences of the content are short in every language: 11, 12 and 13 words on average, 2 % over 20', () => {
  const lengths = sentenceLengths(shipped);
  for (const locale of locales) {
    const { sentences, averageWords, longShare, long } = lengths[locale];
    expect(sentences).toBeGreaterThan(1000);
    expect(averageWords, `average in ${locale}`).toBeLessThanOrEqual(maxAverage[locale]);
    expect(longShare, `long in ${locale}: ${JSON.stringify(long, undefined, 1)}`).toBeLessThanOrEqual(
      maxLongShare,
    );
  }
});

test('a sentence is what ends with a full stop inside a block; a label is none, and a fact is one word', () => {
  expect(
    sentencesIn(
      '<h2>Kuidas sortida</h2><p>Pange kott {{bagMaxWeight}} juurde. „Kas nii?“ Jah, <a href="/x">nii on</a>!</p><ul><li>paber ja papp</li><li>Viige ära.</li></ul>',
    ),
  ).toEqual(['Pange kott 1 juurde.', '„Kas nii?“', 'Jah, nii on!', 'Viige ära.']);
  expect(sentencesIn('Avatud 1. mail kell 9.00')).toEqual([]);
});

test('titles of posts have 75 characters at most in every language', () => {
  const posts = jsonFiles(join(shipped, 'posts')).map((file) =>
    kinds.posts.parse(parseJson(readFileSync(join(shipped, 'posts', file), 'utf8'))),
  );
  const titles = posts.flatMap((post) => locales.flatMap((locale) => postText(post, locale)?.title ?? []));
  expect(titles.filter((title) => title.length > 75)).toEqual([]);
});

test('posts have Estonian outside their translations, other kinds name every language', () => {
  const folder = folderOf({
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

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(value));
  }
  return folder;
}
