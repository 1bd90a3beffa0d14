import type { Locale } from '#platform/languages/locale.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import type { DayTexts } from './day-text.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';

/** What others may take from the form of the lookup on the same page. */
export interface LookupProps {
  /** Address of the form. */
  readonly action: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: {
    readonly retry: string;
    readonly demonstration: string;
    readonly failures: Readonly<Record<LoadFailure, string>>;
    readonly list: {
      readonly day: DayTexts;
      /** With `{date}`. */
      readonly movedFrom: string;
    };
  };
}
