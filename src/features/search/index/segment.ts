/** Builds the published files of a segment. */
import type { PostEntry } from '../format/entry.ts';
import { sliceList } from '../format/number-lists.ts';
import { encodeNumbers, joinLists, splitLists } from '../format/numbers.ts';
import {
  choosePostingPart,
  computeStamp,
  type Postings,
  type Segment,
  segmentWords,
} from '../format/parts.ts';
import { encodeWords } from '../format/word-list.ts';
import { indexWords } from './word-index.ts';

/** A segment with all its postings, as the newest segment is published.
 * @param entries Ascending by id. */
export function buildSegment(entries: readonly PostEntry[]): Required<Segment> {
  const { words, inTitle, inText } = indexWords(entries);
  return {
    ids: encodeNumbers(entries.map(({ id }) => id)),
    words: encodeWords(words),
    titles: joinLists(words.map((_, word) => encodeNumbers(sliceList(inTitle, word)))),
    texts: joinLists(words.map((_, word) => encodeNumbers(sliceList(inText, word)))),
  };
}

/** One postings part of an ended segment. */
export function splitPostings(segment: Required<Segment>, part: number): Postings {
  const { ids, texts } = segment;
  const lists = splitLists(texts);
  const chosen = segmentWords(segment).flatMap((word, place) =>
    choosePostingPart(word) === part ? [{ word, place }] : [],
  );
  return {
    stamp: computeStamp(
      ids,
      chosen.map(({ word }) => word),
    ),
    texts: joinLists(chosen.map(({ place }) => lists[place] ?? '')),
  };
}
