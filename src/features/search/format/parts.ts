/** The index of a language, as files ("parts"). With 64 posts or fewer a query needs two:
 *
 *     start.json            every entry with its text: pages, help, places, posts
 *     names-0 … names-127   what objects of what goes where are called, by the words of their names: a query loads those of its words
 *
 * With more, the posts are spread, so that one edit changes few files and a visitor loads only what a query needs:
 *
 *     posts by id    1 ────────── 40 │ 41 ───────── 97 │ 98 ───── 120
 *     words          segment-40.json │ segment-97.json │ newest.json      always loaded
 *     where they     postings-40-0   │ postings-97-0   │ (in newest.json) loaded for the words
 *     occur          postings-40-…3  │ postings-97-…3  │                  of the query
 *     texts          texts-0 (1-7), texts-1 (8-15), …  all languages      loaded for the results
 *     start.json     pages, help, places with their texts; the ends [40, 97] of the segments
 *
 * - A segment is a run of posts by id, with its words and the titles that contain them. The id of a post decides whether it
 *   ends a segment (features/news/post-lists.server.ts), so adding, changing or deleting a post affects one segment.
 * - The newest segment has no end yet and is one file, since it changes with every new post.
 * - Postings say which texts of an ended segment contain a word, split by word.
 * - A part of texts has all languages, so that a new post renders one part. */
import { startAddress } from '#shell/search/index-address.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { objectNameParts } from '../object-names.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import type { PostEntry, SearchEntry } from './entry.ts';
import { decodeWords } from './word-list.ts';

/** Up to this many posts the start part holds them all. */
export const fewPosts = 64;

/** Files that the postings of an ended segment are split into. An edit of a whole text renders at most these,
 * the segment and one part of texts. */
export const postingParts = 4;

/** Number of ids per part of texts. */
export const idsPerTexts = 8;

export interface StartPart {
  readonly entries: readonly SearchEntry[];
  readonly posts:
    /** They come after all other entries. */
    | { readonly type: 'here' }
    /** @property ends Ids of the posts that end a segment, ascending. */
    | { readonly type: 'segments'; readonly ends: readonly number[] };
}

/** The words of some posts. Documents are numbered from 0 in the order of `ids`. */
export interface Segment {
  /** Ids of its posts, as encodeNumbers writes them. */
  readonly ids: string;
  /** Folded words, sorted, as encodeWords writes them. */
  readonly words: string;
  /** For each word the documents that have it in the title, as joinLists writes them. */
  readonly titles: string;
  /** The same for text and address; absent when these postings are split into files. */
  readonly texts?: string;
}

/** Postings of the words of a segment whose hash falls into one part. */
export interface Postings {
  /** Digest of the words and ids it was made with: parts of different publishes must not be mixed. */
  readonly stamp: string;
  /** In the word order of the segment, as joinLists writes them. */
  readonly texts: string;
}

/** Objects of what goes where: all of a language, or those with names in one part (../object-names.ts). */
export interface ObjectsPart {
  readonly objects: readonly CalledObject[];
  /** Names of the bins that they go to. */
  readonly bins: Readonly<Record<string, string>>;
}

/** The sorted words of a segment. */
export const segmentWords = ({ words }: Segment): readonly string[] => decodeWords(words);

/** What goes where: all objects. */
export const objectsAddress = (locale: Locale): string => `/search-index/${locale}/objects.json`;
export const newestAddress = (locale: Locale): string => `/search-index/${locale}/newest.json`;

/** @param end Id of the post that ends the segment. */
export const segmentAddress = (locale: Locale, end: number): string =>
  `/search-index/${locale}/segment-${end}.json`;

export const postingsAddress = (locale: Locale, end: number, part: number): string =>
  `/search-index/${locale}/postings-${end}-${part}.json`;

/** What objects are called, some of all names. */
export const namesAddress = (locale: Locale, part: number): string =>
  `/search-index/${locale}/names-${part}.json`;

/** The parts of a language that do not depend on how many posts it has. */
export const languageParts = (locale: Locale): readonly string[] => [
  startAddress(locale),
  objectsAddress(locale),
  ...Array.from({ length: objectNameParts }, (_, part) => namesAddress(locale, part)),
];

/** @param id Of a post in that part. */
export const textsAddress = (id: number): string =>
  `/search-index/texts-${Math.floor(id / idsPerTexts)}.json`;

export type TextsPart = Readonly<Record<Locale, readonly PostEntry[]>>;

/** Number of the postings part that has a word. */
export const choosePostingPart = (word: string): number => scatter(word) % postingParts;

/** Distinguishes postings of different publishes.
 * @param words The words of these postings. */
export function computeStamp(ids: string, words: Iterable<string>): string {
  let hash = hashOn(ids);
  for (const word of words) hash = hashOn(word, hashOn(' ', hash));
  return mixed(hash).toString(36);
}

const scatter = (text: string): number => mixed(hashOn(text));

/** FNV-1a, with the final mix of `mixed`: the same hash in Node and in every browser. */
function hashOn(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash;
}

function mixed(before: number): number {
  let hash = Math.imul(before ^ (before >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
