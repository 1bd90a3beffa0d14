import type { Collection } from '#shell/search/collection.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';

/** Spec §3: an entry of the search index. */
export interface SearchEntry {
  /** Address in the entry's language, with `?query` and `#id` where it is a part of a page. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly locale: Locale;
  readonly kind: EntryKind;
  /** Words that find it and are not shown, such as names in other languages. */
  readonly also?: string | undefined;
  /** Who collects there, for an entry of that kind. */
  readonly collection?: Collection | undefined;
}

/** A post. Posts are many, so they have index parts of their own. */
export interface PostEntry extends SearchEntry {
  readonly id: number;
}

/** Everything that finds an entry besides its title. */
export const buildBody = ({ text, url, also = '', collection }: SearchEntry): string =>
  [text, url, also, ...(collection?.names ?? [])].join('\n');

/** Key of an article among what was found; its address is not known before its text is loaded. */
export const postKey = (id: number | string): string => `post ${id}`;
