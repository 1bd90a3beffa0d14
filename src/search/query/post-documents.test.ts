import { expect, test } from 'vitest';
import type { PostEntry } from '../format/entry.ts';
import { postingParts } from '../format/parts.ts';
import { buildSegment, splitPostings } from '../index/segment.ts';
import { LoadedSegment, StampError } from './loaded-segment.ts';
import { PostDocuments } from './post-documents.ts';

const post = (id: number, title: string, text: string): PostEntry => {
  return { id, url: `/${id}`, title, text, locale: 'et', kind: 'post' };
};

const older = buildSegment([post(3, 'Torm', 'Vedu hilineb.'), post(8, 'Paber', 'Vedu jääb ära.')]);
const newer = buildSegment([post(20, 'Jaam', 'Paber ja vedu.')]);

/** As an ended segment is published: without postings. */
function ended({ ids, words, titles }: typeof older): LoadedSegment {
  return new LoadedSegment({ ids, words, titles });
}

test('the posts of all segments are one set, numbered from the oldest on, with each word once', () => {
  const documents = new PostDocuments([new LoadedSegment(older), new LoadedSegment(newer)], 'et');
  const { words } = documents.vocabulary;
  expect(words).toEqual([...new Set(words)].sort());
  const placesOf = (word: string) => {
    const place = words.indexOf(word);
    return [documents.inTitle(place), documents.inText(place)];
  };
  expect(placesOf('vedu')).toEqual([[], [0, 1, 2]]);
  expect(placesOf('paber')).toEqual([[1], [2]]);
  expect([0, 1, 2, 3].map((document) => documents.find(document))).toEqual([3, 8, 20, undefined]);
  expect(documents.titleLengths).toEqual([1, 1, 1]);
});

test('of an ended segment, the postings of its own words are missing until they are added', () => {
  const segment = ended(older);
  expect(segment.missing(['jaam'])).toEqual([]);
  expect(segment.inText('vedu')).toEqual([]);
  const [part = -1, ...others] = segment.missing(['vedu', 'jaam']);
  expect(others).toEqual([]);
  segment.add(part, splitPostings(older, part));
  expect(segment.missing(['vedu'])).toEqual([]);
  expect(segment.inText('vedu')).toEqual([0, 1]);
});

test('postings of another publish are refused', () => {
  const [part = -1] = ended(older).missing(['vedu']);
  const changed = buildSegment([post(3, 'Torm', 'Vedu hilineb.'), post(9, 'Paber', 'Vedu jääb ära.')]);
  expect(part).toBeLessThan(postingParts);
  expect(() => {
    ended(older).add(part, splitPostings(changed, part));
  }).toThrow(StampError);
});
