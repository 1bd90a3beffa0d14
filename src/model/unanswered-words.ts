/** Words for which the search of what goes where found nothing. Only the words, their language and the day are kept:
 * nothing about whoever typed them. */
import type { Locale } from './locale.ts';

export interface UnansweredWords {
  readonly locale: Locale;
  readonly words: string;
  /** Number of days on which they were typed. */
  readonly days: number;
  /** Last of these days, in Tallinn: `2026-11-25`. */
  readonly lastDay: string;
}

/** A name of an object: letters, digits, spaces and hyphens. An address of e-mail is none. */
const name = /^[\p{L}\p{M}\p{Nd} -]{2,60}$/u;

/** Whoever writes more asks a question, which may be about a person. */
const maxWords = 6;

/** Telephone numbers and contract numbers have more. */
const maxDigits = 4;

/** @param typed As typed by a visitor.
 * @returns undefined for what cannot be the name of an object, or may say something about a person. */
export function parseUnansweredWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  const joined = words.join(' ');
  const digits = joined.match(/\p{Nd}/gu)?.length ?? 0;
  const isName = name.test(joined) && /\p{L}{2}/u.test(joined);
  return isName && words.length <= maxWords && digits <= maxDigits ? joined : undefined;
}
