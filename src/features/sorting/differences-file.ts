/** What differs between municipalities, one file in each language: pages have the exceptions only, and a script asks for the
 * municipality that the visitor chooses. */
import type { Locale } from '#platform/languages/locale.ts';
import type { HomeStream } from './sorting.ts';

export const differencesAddress = (locale: Locale): string => `/data/${locale}/differences.json`;

/** A sentence with the page that says so. */
export interface DifferenceRule {
  readonly bin: string;
  readonly text: string;
  readonly source: { readonly title: string; readonly url: string; readonly date: string };
}

export interface DifferenceHome {
  readonly label: string;
  /** What we take from home; absent where another carrier decides. */
  readonly taken?: readonly HomeStream[] | undefined;
  /** Address of the price list, where we collect. */
  readonly href?: string | undefined;
  readonly carrier: string;
}

export interface DifferencePlace {
  /** EHAK code. */
  readonly code: string;
  readonly name: string;
  /** One for each contract; none where no carrier is known. */
  readonly homes: readonly DifferenceHome[];
  readonly rules: readonly DifferenceRule[];
}
