/** Loads the parts of the index of one language, each only once. */
import type { Locale } from '#model/locale.ts';
import type { PostEntry } from '../format/entry.ts';
import {
  newestAddress,
  type Postings,
  postingsAddress,
  type Segment,
  segmentAddress,
  type StartPart,
  textsAddress,
} from '../format/parts.ts';
import { parseNewest, parsePostings, parseTexts, parseSegment, parseStart } from '../format/parse-parts.ts';

/** Loads the JSON at an address; rejects on failure.
 * @param isFresh Caches must revalidate with the server. */
export type LoadJson = (address: string, isFresh: boolean) => Promise<unknown>;

export class PartStore {
  readonly #locale: Locale;
  readonly #load: LoadJson;
  readonly #start: string;
  #isFresh = false;
  readonly #cached = new Map<string, Promise<unknown>>();

  /** @param start Address of the first part. */
  constructor(locale: Locale, load: LoadJson, start: string) {
    this.#locale = locale;
    this.#start = start;
    this.#load = load;
  }

  start(): Promise<StartPart> {
    return this.#once(this.#start, parseStart);
  }

  newest(): Promise<Segment> {
    return this.#once(newestAddress(this.#locale), parseNewest);
  }

  segment(end: number): Promise<Segment> {
    return this.#once(segmentAddress(this.#locale, end), parseSegment);
  }

  postings(end: number, part: number): Promise<Postings> {
    return this.#once(postingsAddress(this.#locale, end, part), parsePostings);
  }

  /** The posts in the same part of texts as this one, including it. */
  posts(id: number): Promise<readonly PostEntry[]> {
    // A part has all languages; the others are not kept.
    return this.#once(textsAddress(id), (value) => parseTexts(value)[this.#locale]);
  }

  /** From now on loads everything again: the site was published since the first part was loaded. */
  forget(): void {
    this.#cached.clear();
    this.#isFresh = true;
  }

  #once<Part>(address: string, parse: (value: unknown) => Part): Promise<Part> {
    const cached = this.#cached.get(address);
    // The address decides which parser is used, so the cached type is right.
    if (cached) return cached as Promise<Part>;
    const loading = this.#load(address, this.#isFresh).then(parse);
    this.#cached.set(address, loading);
    loading.catch(() => this.#cached.delete(address));
    return loading;
  }
}
