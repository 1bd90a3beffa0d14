/** The published search index, read from disk. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#model/locale.ts';
import { Library, type SearchAnswer } from '#search/query/library.ts';
import { wholeAnswer } from '#search/query/whole-answer.ts';

export class SiteIndex {
  readonly #outDir: string;
  readonly #libraries = new Map<Locale, Library>();
  #version = '';

  /** @param outDir The published site. */
  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** @param count Results wanted.
   * @throws When a part cannot be read. */
  async search(locale: Locale, typed: string, count: number): Promise<SearchAnswer> {
    return wholeAnswer(await this.#library(locale), typed, { count });
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
