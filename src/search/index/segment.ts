/** The words of a segment, as they are published. */
import type { PostEntry } from '../format/entry.ts';
import { encodeNumbers } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';
import { indexWords } from './word-index.ts';

/** The segment with all its postings, as the newest one is published.
 * @param entries By ascending id. */
export function buildSegment(entries: readonly PostEntry[]): Required<Segment> {
  const { words, inTitle, inText } = indexWords(entries);
  return {
    ids: encodeNumbers(entries.map(({ id }) => id)),
    words: words.join(' '),
    titles: inTitle.map(encodeNumbers),
    texts: inText.map(encodeNumbers),
  };
}

/** One of the parts that the postings of an ended segment are split into. */
export function splitPostings(segment: Required<Segment>, part: number): Postings {
  const { ids, texts } = segment;
  const chosen = segmentWords(segment).flatMap((word, place) =>
    postingsOf(word) === part ? [{ word, place }] : [],
  );
  return {
    stamp: stampOf(
      ids,
      chosen.map(({ word }) => word),
    ),
    texts: chosen.map(({ place }) => texts[place] ?? ''),
  };
}
