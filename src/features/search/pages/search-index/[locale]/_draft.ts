import type { SearchEntry } from '#features/search/format/entry.ts';

/** An entry without its language.
 * @property path Page path, with `?query` and `#id` where it is a part of a page. */
export type Draft = Omit<SearchEntry, 'url' | 'locale'> & { readonly path: string };
