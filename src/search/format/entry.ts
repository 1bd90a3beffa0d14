import type { Locale } from '#model/locale.ts';

/** Spec §3: an entry of the search index. */
export interface SearchEntry {
  /** Address in the entry's language, with `#id` where it is a part of a page. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly locale: Locale;
}

/** A post. Posts are many, so they have index parts of their own. */
export interface PostEntry extends SearchEntry {
  readonly id: number;
}
