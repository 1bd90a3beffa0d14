/** Messages between a page and its search worker. */
import type { Locale } from '#platform/languages/locale.ts';
import type { SearchAnswer, Wanted } from './query/search-index.ts';

/** The whole site, or what goes where. */
export type SearchScope = 'site' | 'objects';

export type SearchOrder =
  /** A search is likely soon: load what every search needs. */
  | { readonly type: 'open'; readonly locale: Locale; readonly scope: SearchScope }
  | {
      readonly type: 'search';
      readonly locale: Locale;
      readonly scope: SearchScope;
      /** Increases with each search of a page. */
      readonly number: number;
      readonly typed: string;
      readonly wanted: Wanted;
    };

export type SearchReport =
  /** Replaces the previous result. */
  | { readonly type: 'answer'; readonly number: number; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly number: number };
