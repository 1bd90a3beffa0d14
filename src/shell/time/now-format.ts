/** How a script writes a day as formatDate does, without the table of languages, which is larger than the script of a
 * station's page (show-now.browser.ts). */
import { languages, type Locale } from '#platform/languages/locale.ts';

export interface NowFormat {
  /** For Intl. */
  readonly tag: string;
  /** Of a date as elsewhere on the site. */
  readonly date: Intl.DateTimeFormatOptions;
}

export function nowFormat(locale: Locale): NowFormat {
  const { tag, notation } = languages[locale];
  return {
    tag,
    date:
      notation === 'english'
        ? { day: 'numeric', month: 'long', year: 'numeric' }
        : { day: '2-digit', month: '2-digit', year: 'numeric' },
  };
}
