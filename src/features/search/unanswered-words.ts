/** Words for which the search of what goes where found nothing. Only the words, their language and the day are kept:
 * nothing about whoever typed them. */
import type { Locale } from '#platform/languages/locale.ts';

export interface UnansweredWords {
  readonly locale: Locale;
  readonly words: string;
  /** Number of days on which they were typed. */
  readonly days: number;
  /** Last of these days, in Tallinn: `2026-11-25`. */
  readonly lastDay: string;
}

/** A name of an object: small Latin and Cyrillic letters, digits, spaces and hyphens. An address of e-mail is none. Other
 * scripts have letters that nobody sees, and marks fill several lines. */
const name = /^[a-z\u00e0-\u017e\u0430-\u045f\d -]{2,60}$/u;

/** Whoever writes more asks a question, which may be about a person. */
const maxWords = 6;

/** Telephone numbers and most contract numbers have more. */
const maxDigits = 4;

/** The commonest words of an address, and before a contract number: `kase tn 4`, `nr l1234`. The server knows more of them. */
const personal = /(?:^| )(?:tn|mnt|pst|krt|nr|[lл]-?) ?\d/u;

/** @param typed As typed by a visitor.
 * @returns undefined for what cannot be the name of an object, or may say something about a person. */
export function parseUnansweredWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  const joined = words.join(' ');
  const digits = joined.match(/\d/gu)?.length ?? 0;
  const isName = name.test(joined) && /\p{L}{2}/u.test(joined);
  const isAboutPerson = words.length > maxWords || digits > maxDigits || personal.test(joined);
  return isName && !isAboutPerson ? joined : undefined;
}
