/** The index of what goes where, which its own field asks: all objects, and what may have been meant. */
import type { Locale } from '#platform/languages/locale.ts';
import type { LoadJson } from '../query/part-store.ts';
import { nothing, type SearchAnswer, type Wanted } from '../query/search-index.ts';
import { ObjectFinder } from './object-finder.ts';

export class ObjectIndex {
  readonly #finder: ObjectFinder;

  constructor(locale: Locale, load: LoadJson) {
    this.#finder = new ObjectFinder(locale, load, 'all');
  }

  async open(): Promise<void> {
    await this.#finder.open();
  }

  /** @param typed As the visitor typed it. */
  async *search(typed: string, { count }: Wanted): AsyncGenerator<SearchAnswer> {
    const found = await this.#finder.find(typed);
    if (found.length === 0) yield { ...nothing, suggestions: await this.#finder.suggest(typed) };
    else {
      const keys = found.map(({ url }) => url);
      yield { ...nothing, results: found.slice(0, count), total: found.length, keys };
    }
  }
}
