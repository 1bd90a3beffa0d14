/** The index of a language, as files. While a site has few posts, the start part holds every entry with its text.
 * Beyond that it holds pages, help and places, and the posts are spread over
 *
 * - segments: runs of posts by id, each with its words and where they stand. Which posts end a segment follows from
 *   their own ids (store/lists.ts), so that a post that comes, changes or goes concerns one segment;
 * - the newest segment, which has no end yet and comes as one file, since it changes with every new post;
 * - postings: in which texts of an ended segment a word stands, split by word;
 * - texts: entries by ranges of ids, loaded for results only. One part has all languages, so that a new post renders
 *   one; its few ids make it no larger than a part of one language would be with more. */
import type { Locale } from '#model/locale.ts';
import type { PostEntry, SearchEntry } from './entry.ts';

/** Up to so many posts the start part holds them all. */
export const fewPosts = 64;

/** Into so many files the postings of an ended segment are split. An edit of a whole text renders at most these,
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
