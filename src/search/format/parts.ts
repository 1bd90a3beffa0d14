/** The index of a language, as files ("parts"). With 64 posts or fewer there is one:
 *
 *     start.json            every entry with its text: pages, help, places, posts
 *
 * With more, the posts are spread, so that one edit changes few files and a visitor loads only what a query needs:
 *
 *     posts by id    1 ────────── 40 │ 41 ───────── 97 │ 98 ───── 120
 *     words          segment-40.json │ segment-97.json │ newest.json      always loaded
 *     where they     postings-40-0   │ postings-97-0   │ (in newest.json) loaded for the words
 *     stand in       postings-40-…3  │ postings-97-…3  │                  of the query
 *     texts          texts-0 (1-7), texts-1 (8-15), …  all languages      loaded for the results
 *     start.json     pages, help, places with their texts; the ends [40, 97] of the segments
 *
 * - A segment is a run of posts by id, with its words and in whose titles they stand. Which posts end a segment follows
 *   from their own ids (store/lists.ts), so a post that comes, changes or goes concerns one segment.
 * - The newest segment has no end yet and is one file, since it changes with every new post.
 * - Postings say in which texts of an ended segment a word stands, split by word.
 * - A part of texts has all languages, so that a new post renders one part. */
import type { Locale } from '#model/locale.ts';
import type { PostEntry, SearchEntry } from './entry.ts';

/** Up to this many posts the start part holds them all. */
export const fewPosts = 64;

/** Files that the postings of an ended segment are split into. An edit of a whole text renders at most these,
 * the segment and one part of texts. */
export const postingParts = 4;

/** Ids that a part of texts spans. */
export const idsPerTexts = 8;

export interface StartPart {
  readonly entries: readonly SearchEntry[];
  readonly posts:
    /** @property from Place of the first post: posts stand behind all other entries. */
    | { readonly type: 'here'; readonly from: number }
    /** @property ends Ids of the posts that end a segment, ascending. */
    | { readonly type: 'segments'; readonly ends: readonly number[] };
}

/** The words of some posts. Documents are numbered from 0 in the order of `ids`. */
export interface Segment {
  /** Ids of its posts, as encodeNumbers writes them. */
  readonly ids: string;
  /** Folded words, sorted, apart by a space. */
  readonly words: string;
  /** For each word the documents whose title has it, as encodeNumbers writes them. */
  readonly titles: readonly string[];
  /** The same for text and address; absent where that is split by word. */
  readonly texts?: readonly string[];
}

/** Postings of those words of a segment that are scattered to one number. */
export interface Postings {
  /** Of the words and ids it was made with: parts of two publishes do not fit together. */
  readonly stamp: string;
  /** In the order of the words of the segment. */
  readonly texts: readonly string[];
}

/** Words of a segment in their order. */
export const segmentWords = ({ words }: Segment): readonly string[] => (words === '' ? [] : words.split(' '));

export const startAddress = (locale: Locale): string => `/search-index/${locale}/start.json`;
export const newestAddress = (locale: Locale): string => `/search-index/${locale}/newest.json`;

/** @param end Id of the post that ends the segment. */
export const segmentAddress = (locale: Locale, end: number): string =>
  `/search-index/${locale}/segment-${end}.json`;

export const postingsAddress = (locale: Locale, end: number, part: number): string =>
  `/search-index/${locale}/postings-${end}-${part}.json`;

/** @param id Of a post that it holds. */
export const textsAddress = (id: number): string =>
  `/search-index/texts-${Math.floor(id / idsPerTexts)}.json`;

export type TextsPart = Readonly<Record<Locale, readonly PostEntry[]>>;

/** Which of the postings of a segment a word stands in. */
export const postingsOf = (word: string): number => scatter(word) % postingParts;

/** Tells postings of one publish from those of another.
 * @param words Those of the postings. */
export const stampOf = (ids: string, words: readonly string[]): string =>
  scatter(`${ids} ${words.join(' ')}`).toString(36);

/** FNV-1a with a final mix: the same number for the same text, in Node and in every browser. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
