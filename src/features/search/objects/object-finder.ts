/** Finds objects of what goes where, in the language of what was typed: who reads the Estonian page may ask in Russian. */
import { lookup } from '#platform/base/lookup.ts';
import { completeLocales, defaultLocale, languages, type Locale } from '#platform/languages/locale.ts';
import { objectPartsOf } from '../object-names.ts';
import { parseObjects } from '../format/parse-parts.ts';
import { namesAddress, objectsAddress, type ObjectsPart } from '../format/parts.ts';
import { placedWords } from '../format/words.ts';
import type { LoadJson } from '../query/part-store.ts';
import type { SearchResult } from '../query/result.ts';
import { isCyrillic } from '../query/script.ts';
import { highlight } from '../query/snippet.ts';
import { askedObject } from './asked-object.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { mayBeForeign } from './form-of.ts';
import { ObjectNames } from './object-names.ts';
import { readQuestion } from './phrase.ts';
import { suggestObjects } from './suggest-objects.ts';

/** What one question may load: names of all objects, or those with its words. */
export type NamesLoaded = 'all' | 'of its words';

export class ObjectFinder {
  readonly #locale: Locale;
  readonly #load: LoadJson;
  readonly #loaded: NamesLoaded;
  readonly #parts = new Map<string, Promise<ObjectsPart>>();
  /** Names of the last questions, by the addresses of their parts. */
  readonly #names = new Map<string, ObjectNames>();
  #isFresh = false;

  constructor(locale: Locale, load: LoadJson, loaded: NamesLoaded) {
    this.#locale = locale;
    this.#load = load;
    this.#loaded = loaded;
  }

  /** Loads what every question needs. */
  async open(): Promise<void> {
    if (this.#loaded === 'all') await this.#part(objectsAddress(this.#locale));
  }

  /** From now on loads everything again. */
  forget(): void {
    this.#parts.clear();
    this.#names.clear();
    this.#isFresh = true;
  }

  /** Objects that are called so, the likeliest first. */
  async find(typed: string): Promise<readonly SearchResult[]> {
    const asked = askedObject(typed);
    const [own, ...others] = languagesOf(asked, this.#locale);
    if (own === undefined) return [];
    const { names, parts } = await this.#open(own, asked);
    const found = names.find(asked, this.#loaded !== 'all');
    if (found.length > 0) return this.#toResults(found, parts, asked);
    for (const other of mayBeForeign(asked) ? others : []) {
      const opened = await this.#open(other, asked);
      const exact = opened.names.findExact(asked);
      if (exact.length > 0) return this.#toResults(exact, opened.parts, asked);
    }
    return [];
  }

  /** What may have been meant where nothing is called so. */
  async suggest(typed: string): Promise<readonly SearchResult[]> {
    const asked = askedObject(typed);
    const [own] = languagesOf(asked, this.#locale);
    if (own === undefined) return [];
    const isWhole = this.#loaded === 'all';
    const others = isWhole ? completeLocales.filter((locale) => hasOtherScript(locale, asked)) : [];
    for (const locale of [own, ...others]) {
      const { names, parts } = await this.#open(locale, asked);
      const ids = suggestObjects(names, asked, {
        count: maxSuggestions,
        by: locale !== own ? 'sound' : isWhole ? 'letters' : 'whole name',
      });
      if (ids.length > 0) return this.#toResults(ids, parts, '');
    }
    return [];
  }

  /** What an object is called in the language of the page; loads the names of all. */
  async nameOf(id: string): Promise<string | undefined> {
    const { objects } = await this.#part(objectsAddress(this.#locale));
    return objects.find((object) => object.id === id)?.names[0];
  }

  async #open(locale: Locale, asked: string) {
    const addresses = this.#loaded === 'all' ? [objectsAddress(locale)] : addressesFor(locale, asked);
    const parts = await Promise.all(addresses.map((address) => this.#part(address)));
    const key = addresses.join(' ');
    let names = this.#names.get(key);
    if (!names) {
      if (this.#names.size >= keptNames) this.#names.clear();
      this.#names.set(key, (names = new ObjectNames(mergeObjects(parts), locale)));
    }
    return { names, parts };
  }

  #part(address: string): Promise<ObjectsPart> {
    const part = this.#parts.get(address) ?? this.#load(address, this.#isFresh).then(parseObjects);
    this.#parts.set(address, part);
    part.catch(() => this.#parts.delete(address));
    return part;
  }

  /** By their names in the language of the page, where these are loaded. */
  async #toResults(
    ids: readonly string[],
    parts: readonly ObjectsPart[],
    asked: string,
  ): Promise<readonly SearchResult[]> {
    const own = this.#loaded === 'all' ? [await this.#part(objectsAddress(this.#locale))] : [];
    const objects = new Map(
      [...parts, ...own].flatMap((part) =>
        part.objects.map((object) => [object.id, { object, part }] as const),
      ),
    );
    const words = new Set(placedWords(asked).map(({ word }) => word));
    return ids.flatMap((id): readonly SearchResult[] => {
      const found = objects.get(id);
      if (!found) return [];
      const { object, part } = found;
      const [name = ''] = object.names;
      return [
        {
          url: `${languages[this.#locale].prefix}/sorting/${id}`,
          kind: 'object',
          type: 'content',
          title: highlight(name, placedWords(name), words),
          snippet: [],
          goesTo: { bin: object.bin, name: lookup(part.bins, object.bin) ?? '' },
        },
      ];
    });
  }
}

const maxSuggestions = 5;

/** Longer questions are no names. */
const maxParts = 6;

const keptNames = 8;

/** Parts of the names that have its words. */
function addressesFor(locale: Locale, asked: string): readonly string[] {
  const words = readQuestion(asked, locale)?.telling.words ?? [];
  const parts = objectPartsOf(words.map(({ word }) => word).join(' '));
  return parts.slice(0, maxParts).map((part) => namesAddress(locale, part));
}

/** An object may be in several parts, with other names in each; its own name is in all of them. */
function mergeObjects(parts: readonly ObjectsPart[]): readonly CalledObject[] {
  if (parts.length === 1) return parts[0]?.objects ?? [];
  const merged = new Map<string, CalledObject>();
  for (const object of parts.flatMap(({ objects }) => objects)) {
    const known = merged.get(object.id);
    merged.set(
      object.id,
      known ? { ...known, names: [...new Set([...known.names, ...object.names])] } : object,
    );
  }
  return [...merged.values()];
}

const scriptOf = (text: string): 'cyrillic' | 'latin' => (isCyrillic(text) ? 'cyrillic' : 'latin');

const hasOtherScript = (locale: Locale, text: string): boolean => languages[locale].script !== scriptOf(text);

/** Languages of its letters: that of the page first, then Estonian, whose names are on signs and packages. */
function languagesOf(text: string, locale: Locale): readonly Locale[] {
  const written = completeLocales.filter((other) => languages[other].script === scriptOf(text));
  const order = (other: Locale): number => (other === locale ? 0 : other === defaultLocale ? 1 : 2);
  return written.toSorted((a, b) => order(a) - order(b));
}
