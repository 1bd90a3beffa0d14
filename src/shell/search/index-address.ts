import type { Locale } from '#platform/languages/locale.ts';

/** The part of the search index that every search loads. */
export const startAddress = (locale: Locale): string => `/search-index/${locale}/start.json`;
