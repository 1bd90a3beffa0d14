import type { Locale } from '#platform/languages/locale.ts';

/** A text in one of the languages of a sheet. */
export interface Wording {
  /** Of the text itself: a name that the site does not know is Estonian in every language. */
  readonly locale: Locale;
  readonly text: string;
}

/** A text in each language of a sheet; texts that are the same stand once. */
export type Wordings = readonly Wording[];
