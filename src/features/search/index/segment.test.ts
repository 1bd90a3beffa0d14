import { expect, test } from 'vitest';
import type { PostEntry } from '../format/entry.ts';
import { decodeNumbers, splitLists } from '../format/numbers.ts';
import { choosePostingPart, postingParts, segmentWords } from '../format/parts.ts';
import { buildSegment, splitPostings } from './segment.ts';

const posts: readonly PostEntry[] = [
  {
    id: 5,
    url: '/about/news/torm',
    title: 'Torm Võrus',
    text: 'Tee on kinni. Tee avatakse.',
    locale: 'et',
    kind: 'post',
  },
  { id: 90, url: '/about/news/tee', title: 'Tee', text: 'Vedu toimub.', locale: 'et', kind: 'post' },
];

test('a segment says which titles and which texts or addresses have a word', () => {
  const segment = buildSegment(posts);
  expect(decodeNumbers(segment.ids)).toEqual([5, 90]);
  const words = segmentWords(segment);
  expect(words).toEqual([...words].sort());
  const findPlaces = (word: string) =>
    [segment.titles, segment.texts].map((lists) =>
      decodeNumbers(splitLists(lists)[words.indexOf(word)] ?? ''),
    );
  expect(findPlaces('tee')).toEqual([[1], [0, 1]]);
  expect(findPlaces('vorus')).toEqual([[0], []]);
  expect(findPlaces('news')).toEqual([[], [0, 1]]);
});

test('each word has its postings in one part, in the order of the words', () => {
  const segment = buildSegment(posts);
  const parts = Array.from({ length: postingParts }, (_, part) =>
    splitLists(splitPostings(segment, part).texts),
  );
  const texts = splitLists(segment.texts);
  const places = parts.map(() => 0);
  for (const [place, word] of segmentWords(segment).entries()) {
    const part = choosePostingPart(word);
    expect(parts[part]?.[places[part] ?? 0], word).toBe(texts[place]);
    places[part] = (places[part] ?? 0) + 1;
  }
  // The text of no list is that of an empty one.
  expect(parts.map(({ length }) => length)).toEqual(places.map((count) => Math.max(1, count)));
});

test('an edited text changes only the postings of its own words', () => {
  const [first, second] = posts;
  if (!first || !second) throw new RangeError('There are too few posts.');
  const changed = buildSegment([{ ...first, text: 'Tee on kinni. Tee' }, second]);
  const parts = Array.from({ length: postingParts }, (_, part) => part);
  const differing = parts.filter(
    (part) =>
      JSON.stringify(splitPostings(changed, part)) !==
      JSON.stringify(splitPostings(buildSegment(posts), part)),
  );
  expect(differing).toEqual([choosePostingPart('avatakse')]);
});

test('a segment without posts has no words', () => {
  expect(segmentWords(buildSegment([]))).toEqual([]);
});
