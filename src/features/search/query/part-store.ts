/** Loads the parts of the index of one language. */
import type { Locale } from '#platform/languages/locale.ts';
import { startAddress } from '#shell/search/index-address.ts';
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

/** Max number of parts of texts that are kept: those of the results of the last few queries. */
const keptTexts = 16;

export class PartStore {
  readonly #locale: Locale;
  readonly #load: LoadJson;
  #isFresh = false;
  /** The one that was used last comes last. */
  readonly #texts = new Map<string, Promise<readonly PostEntry[]>>();

  constructor(locale: Locale, load: LoadJson) {
    this.#locale = locale;
    this.#load = load;
  }

  start(): Promise<StartPart> {
    return this.#read(startAddress(this.#locale), parseStart);
  }

  newest(): Promise<Segment> {
    return this.#read(newestAddress(this.#locale), parseNewest);
  }

  segment(end: number): Promise<Segment> {
    return this.#read(segmentAddress(this.#locale, end), parseSegment);
  }

  postings(end: number, part: number): Promise<Postings> {
    return this.#read(postingsAddress(this.#locale, end, part), parsePostings);
  }

  /** The posts in the same part of texts as this one, including it. */
  posts(id: number): Promise<readonly PostEntry[]> {
    const address = textsAddress(id);
    const posts = this.#texts.get(address) ?? this.#read(address, (value) => parseTexts(value, this.#locale));
    this.#texts.delete(address);
    this.#texts.set(address, posts);
    posts.catch(() => this.#texts.delete(address));
    for (const [oldest] of this.#texts) if (this.#texts.size > keptTexts) this.#texts.delete(oldest);
    return posts;
  }

  /** From now on loads everything again: the site was published since the first part was loaded. */
  forget(): void {
    this.#texts.clear();
    this.#isFresh = true;
  }

  async #read<Part>(address: string, parse: (value: unknown) => Part): Promise<Part> {
    return parse(await this.#load(address, this.#isFresh));
  }
}
