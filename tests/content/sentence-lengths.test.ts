/** Sentences and titles of the shipped content are short. */
import { expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { sentenceLengths } from '#scripts/content-check/sentence-lengths.ts';
import { postText } from '#features/news/post-texts.ts';
import { contentFolder, shippedEntries } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

/** Words of a sentence on average, by language, and the part of the sentences that may be long. */
const maxAverage = { et: 11, ru: 12, en: 13 } as const satisfies Readonly<Record<Locale, number>>;
const maxLongShare = 0.02;

test('sentences of the content are short in every language: 11, 12 and 13 words on average, 2 % over 20', () => {
  const lengths = sentenceLengths(contentFolder);
  for (const locale of locales) {
    const { sentences, averageWords, longShare, long } = lengths[locale];
    expect(sentences).toBeGreaterThan(1000);
    expect(averageWords, `average in ${locale}`).toBeLessThanOrEqual(maxAverage[locale]);
    expect(longShare, `long in ${locale}: ${JSON.stringify(long, undefined, 1)}`).toBeLessThanOrEqual(
      maxLongShare,
    );
  }
});

test('titles of posts have 75 characters at most in every language', () => {
  const titles = shippedEntries('posts', kinds.posts).flatMap((post) =>
    locales.flatMap((locale) => postText(post, locale)?.title ?? []),
  );
  expect(titles.filter((title) => title.length > 75)).toEqual([]);
});
