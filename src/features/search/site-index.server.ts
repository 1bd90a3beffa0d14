/** The published search index, read from disk. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import { parseJson } from '#platform/base/json.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { SuggestedPage } from '#platform/publish/visit.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { findRoute } from '#shell/addresses/routes.ts';
import { ObjectFinder } from './objects/object-finder.ts';
import { SearchIndex, type SearchAnswer, type Wanted } from './query/search-index.ts';
import { wholeAnswer } from './query/whole-answer.ts';
import { nearPages } from './near-words.ts';
import { pathQueries } from '#platform/on-demand/path-queries.ts';

/** Maximum links on the 404 page. */
const maxSuggestions = 5;

/** Results of a search among which a page near to an address is looked for. */
const maxSearched = 20;

export interface PageIndex {
  /** @throws When a part cannot be read, or (with threads) on a timeout. */
  readonly search: (locale: Locale, typed: string, wanted: Wanted) => Promise<SearchAnswer>;
  /** Pages that an unknown address may have meant. */
  readonly suggest: (locale: Locale, pathname: string) => Promise<readonly SuggestedPage[]>;
}

interface OpenSearchIndex {
  readonly searchIndex: SearchIndex;
  readonly objects: ObjectFinder;
  /** Bytes of the parts that were read. */
  bytes: number;
}

/** Searches in the calling thread, for the same reasons as PageRenderer. */
export class SiteIndex implements PageIndex {
  readonly #outDir: string;
  readonly #searchIndexes = new BoundedCache<OpenSearchIndex>({
    name: 'parts of the search index',
    maxBytes: 256 * 1024 * 1024,
    maxEntries: locales.length,
    countBytes: ({ bytes }) => bytes,
  });
  #version = '';

  /** @param outDir The published site. */
  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  async search(locale: Locale, typed: string, wanted: Wanted): Promise<SearchAnswer> {
    return wholeAnswer((await this.#opened(locale)).searchIndex, typed, wanted);
  }

  /** Returns the results near to the address, of the first query that has any. */
  async suggest(locale: Locale, pathname: string): Promise<readonly SuggestedPage[]> {
    const queries = pathQueries(pathname);
    for (const query of queries) {
      const near = nearPages(query, await this.#pages(locale, query));
      if (near.length > 0) return this.#inOwnWords(locale, near.slice(0, maxSuggestions));
    }
    const [first] = queries;
    return first === undefined ? [] : this.#suggestTranslated(locale, first);
  }

  /** The search names an object as it was asked for, in whatever language; a link names it as its page does. */
  #inOwnWords(locale: Locale, pages: readonly SuggestedPage[]): Promise<readonly SuggestedPage[]> {
    return Promise.all(
      pages.map(async (page) => {
        const path = splitLocale(page.url)?.path;
        const route = path && findRoute(path);
        if (route?.template !== '/sorting/{itemId}') return page;
        const { objects } = await this.#opened(locale);
        return { ...page, title: (await objects.nameOf(route.params.itemId ?? '')) ?? page.title };
      }),
    );
  }

  /** Pages that are near by what they are called in another language: `/en/kontakt`. */
  async #suggestTranslated(locale: Locale, query: string): Promise<readonly SuggestedPage[]> {
    const others = locales.filter((other) => other !== locale);
    const found = await Promise.all(
      others.map(async (other) => nearPages(query, await this.#pages(other, query))),
    );
    const paths = new Set(found.flat().map(({ url }) => splitLocale(url)?.path));
    // The titles of the other languages find a page too.
    const own = await this.#pages(locale, query);
    const near = own.filter(({ url }) => paths.has(splitLocale(url)?.path));
    return this.#inOwnWords(locale, near.slice(0, maxSuggestions));
  }

  async #pages(locale: Locale, query: string): Promise<readonly SuggestedPage[]> {
    const { results } = await this.search(locale, query, { count: maxSearched });
    return results.map(({ url, title }) => ({ url, title: title.map(({ text }) => text).join('') }));
  }

  /** Changes with each publish: the manifest changes with every change of content. */
  async #opened(locale: Locale): Promise<OpenSearchIndex> {
    const { mtimeMs, ino } = await stat(join(this.#outDir, 'build-manifest.json'));
    const version = `${mtimeMs} ${ino}`;
    if (version !== this.#version) this.#searchIndexes.clear();
    this.#version = version;
    return this.#searchIndexes.get(locale) ?? this.#open(locale);
  }

  #open(locale: Locale): OpenSearchIndex {
    const load = async (address: string): Promise<unknown> => {
      const text = await readFile(join(this.#outDir, address), 'utf8');
      // Parsed, it takes about the same amount again.
      opened.bytes += 2 * textBytes(text);
      // A part that grows is measured again, unless it was evicted meanwhile.
      if (this.#searchIndexes.get(locale) === opened) this.#searchIndexes.set(locale, opened);
      return parseJson(text);
    };
    const opened: OpenSearchIndex = {
      searchIndex: new SearchIndex(locale, load),
      objects: new ObjectFinder(locale, load, 'all'),
      bytes: 0,
    };
    this.#searchIndexes.set(locale, opened);
    return opened;
  }
}
