import { expect, test } from 'vitest';
import type { PostEntry } from '../format/entry.ts';
import { postingParts } from '../format/parts.ts';
import { buildSegment, splitPostings } from '../index/segment.ts';
import { StampError } from './loaded-segment.ts';
import { PostDocuments } from './post-documents.ts';

const post = (id: number, title: string, text: string): PostEntry => {
  return { id, url: `/${id}`, title, text, locale: 'et', kind: 'post' };
};

const older = buildSegment([post(3, 'Torm', 'Vedu hilineb.'), post(8, 'Paber', 'Vedu jääb ära.')]);
const newer = buildSegment([post(20, 'Jaam', 'Paber ja vedu.')]);

/** As an ended segment is published: without postings. */
const ended = ({ ids, words, titles }: typeof older): PostDocuments =>
  new PostDocuments([{ ids, words, titles }], 'et');

/** Documents that have a word in the title, and in text or address. */
function documentsWith(documents: PostDocuments, word: string): readonly (readonly number[])[] {
  const place = documents.vocabulary.words.indexOf(word);
  const [inTitle, inText]: [number[], number[]] = [[], []];
  documents.eachInTitle(place, (document) => inTitle.push(document));
  documents.eachInText(place, (document) => inText.push(document));
  return [inTitle, inText];
}

const missing = (documents: PostDocuments, ...words: readonly string[]): readonly number[] =>
  documents.missing(
    0,
    words.map((word) => documents.vocabulary.words.indexOf(word)),
  );

test('the posts of all segments are one set, numbered from the oldest on, with each word once', () => {
  const documents = new PostDocuments([older, newer], 'et');
  const { words } = documents.vocabulary;
  expect(words).toEqual([...new Set(words)].sort());
  expect(documentsWith(documents, 'vedu')).toEqual([[], [0, 1, 2]]);
  expect(documentsWith(documents, 'paber')).toEqual([[1], [2]]);
  expect(documentsWith(documents, 'prugi')).toEqual([[], []]);
  expect([0, 1, 2, 3].map((document) => documents.find(document))).toEqual([3, 8, 20, undefined]);
  expect([...documents.titleLengths]).toEqual([1, 1, 1]);
});

test('of an ended segment, the postings of its own words are missing until they are added', () => {
  const documents = ended(older);
  expect(missing(documents, 'jaam')).toEqual([]);
  expect(documentsWith(documents, 'vedu')).toEqual([[], []]);
  const [part = -1, ...others] = missing(documents, 'vedu', 'jaam');
  expect(others).toEqual([]);
  documents.add(0, part, splitPostings(older, part));
  expect(missing(documents, 'vedu')).toEqual([]);
  expect(documentsWith(documents, 'vedu')).toEqual([[], [0, 1]]);
});

test('postings of another publish are refused', () => {
  const [part = -1] = missing(ended(older), 'vedu');
  const changed = buildSegment([post(3, 'Torm', 'Vedu hilineb.'), post(9, 'Paber', 'Vedu jääb ära.')]);
  expect(part).toBeLessThan(postingParts);
  expect(() => {
    ended(older).add(0, part, splitPostings(changed, part));
  }).toThrow(StampError);
});
