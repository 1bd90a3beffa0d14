/** The published search index, read from disk. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#model/locale.ts';
import type { SuggestedPage } from '#model/visit.ts';
import { Library, type SearchAnswer } from '#search/query/library.ts';
import { wholeAnswer } from '#search/query/whole-answer.ts';
import { pathQueries } from './path-queries.ts';

/** Links shown on the page for an address that leads nowhere. */
const maxSuggestions = 5;

export interface PageIndex {
  /** @param count Results wanted.
   * @throws When a part cannot be read; where threads do it, when it is late. */
  readonly search: (locale: Locale, typed: string, count: number) => Promise<SearchAnswer>;
  /** Pages that an address may have meant. */
  readonly suggest: (locale: Locale, pathname: string) => Promise<readonly SuggestedPage[]>;
}

/** In the thread that asks; as for PageRenderer. */
export class SiteIndex implements PageIndex {
  readonly #outDir: string;
  // Bounded by the languages.
  readonly #libraries = new Map<Locale, Library>();
  #version = '';

  /** @param outDir The published site. */
  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  async search(locale: Locale, typed: string, count: number): Promise<SearchAnswer> {
    return wholeAnswer(await this.#library(locale), typed, { count });
  }

  /** What the first question that finds anything finds. */
  async suggest(locale: Locale, pathname: string): Promise<readonly SuggestedPage[]> {
    for (const query of pathQueries(pathname)) {
      const { results } = await this.search(locale, query, maxSuggestions);
      if (results.length > 0)
        return results.map(({ url, title }) => ({ url, title: title.map(({ text }) => text).join('') }));
    }
    return [];
  }

  /** Another one after each publish: the manifest changes with every change of content. */
  async #library(locale: Locale): Promise<Library> {
    const { mtimeMs, ino } = await stat(join(this.#outDir, 'build-manifest.json'));
    const version = `${String(mtimeMs)} ${String(ino)}`;
    if (version !== this.#version) this.#libraries.clear();
    this.#version = version;
    let library = this.#libraries.get(locale);
    if (!library)
      this.#libraries.set(locale, (library = new Library(locale, (address) => this.#load(address))));
    return library;
  }

  async #load(address: string): Promise<unknown> {
    return JSON.parse(await readFile(join(this.#outDir, address), 'utf8')) as unknown;
  }
}
