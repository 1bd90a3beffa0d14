/** Builds the published files of a segment. */
import type { PostEntry } from '../format/entry.ts';
import { listOf } from '../format/number-lists.ts';
import { encodeNumbers, joinLists, splitLists } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';
import { encodeWords } from '../format/word-list.ts';
import { indexWords } from './word-index.ts';

/** A segment with all its postings, as the newest segment is published.
 * @param entries Ascending by id. */
export function buildSegment(entries: readonly PostEntry[]): Required<Segment> {
  const { words, inTitle, inText } = indexWords(entries);
  return {
    ids: encodeNumbers(entries.map(({ id }) => id)),
    words: encodeWords(words),
    titles: joinLists(words.map((_, word) => encodeNumbers(listOf(inTitle, word)))),
    texts: joinLists(words.map((_, word) => encodeNumbers(listOf(inText, word)))),
  };
}

/** One postings part of an ended segment. */
export function splitPostings(segment: Required<Segment>, part: number): Postings {
  const { ids, texts } = segment;
  const lists = splitLists(texts);
  const chosen = segmentWords(segment).flatMap((word, place) =>
    postingsOf(word) === part ? [{ word, place }] : [],
  );
  return {
    stamp: stampOf(
      ids,
      chosen.map(({ word }) => word),
    ),
    texts: joinLists(chosen.map(({ place }) => lists[place] ?? '')),
  };
}
