/** What a feature adds to the search of the site, in its file `search-entries.ts`. */
import type { Ask } from '#platform/store/query.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';
import type { Page } from '#shell/layout/page.ts';
import type { Collection } from './collection.ts';

/** What an entry is: visitors read it beside the title. */
export type EntryKind =
  | 'page'
  | 'question'
  | 'guide'
  /** What goes where. */
  | 'object'
  | 'contact'
  /** Who collects in a municipality. */
  | 'collection'
  | 'organised-prices'
  | 'construction-prices'
  | 'big-bag-prices'
  | 'station'
  /** The page of missed collections. */
  | 'unserved'
  | 'post';

/** An entry without its language. */
export interface EntryDraft {
  /** Path of the page, with `?query` and `#id` where it is a part of a page. */
  readonly path: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly text: string;
  /** Words that find it and are not shown, such as names in other languages. */
  readonly also?: string | undefined;
  /** Who collects there, for an entry of that kind. */
  readonly collection?: Collection | undefined;
}

export interface SearchEntries {
  readonly entries?: (page: Page) => readonly EntryDraft[];
  /** Titles in another language, by which they are found too. */
  readonly titles?: (ask: Ask, locale: Locale) => readonly Pick<EntryDraft, 'path' | 'title'>[];
  /** What stands in the tables and lists of its pages. */
  readonly tableWords?: Readonly<Partial<Record<RouteTemplate, (page: Page) => readonly string[]>>>;
  /** What objects are called, which is looked for apart: all of them, or those with names in one part. */
  readonly objects?: (ask: Ask, locale: Locale, part?: number) => readonly CalledObject[];
  /** Names of the bins that objects go to. */
  readonly bins?: (locale: Locale) => Readonly<Record<string, string>>;
}

/** An object and its names in a language, its own name first. */
export interface CalledObject {
  readonly id: string;
  /** Where it goes. */
  readonly bin: string;
  readonly names: readonly string[];
}

/** What stands in a row, so that a snippet shows it whole. */
export const rowSentence = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join(', ')}.`;
