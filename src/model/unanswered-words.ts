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
const name = /^[\p{L}\d -]{2,60}$/u;

/** Scripts of the site's languages. Others have letters that nobody sees, and letters that fill several lines. */
const scripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\d -]+$/u;

/** Whoever writes more asks a question, which may be about a person. */
const maxWords = 6;

/** Telephone numbers and most contract numbers have more. */
const maxDigits = 4;

/** What stands before the number of a house or a flat: `kase tn 4`, `ул лесная д 5`. */
const houseNumber =
  /(?:^|[ -])(?:tn|tän|tänav|tee|mnt|maantee|pst|puiestee|krt?|korter|maja|street|st|road|flat|ул|улица|д|дом|кв|квартира) ?\d/u;

/** The street first, as Russian addresses have it: `ул лесная 10`. */
const street = /(?:^| )(?:ул|улица|шоссе|проспект) /u;

/** Contract numbers of four digits: `nr l1234`. */
const contractNumber = /(?:^|[ -])(?:lepingu?|nr|contract|договор|номер|[lл])[ -]*\d/u;

const personal = [houseNumber, street, contractNumber];

/** @param typed As typed by a visitor.
 * @returns undefined for what cannot be the name of an object, or may say something about a person. */
export function parseUnansweredWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  const joined = words.join(' ');
  const digits = joined.match(/\d/gu)?.length ?? 0;
  const isName = name.test(joined) && scripts.test(joined) && /\p{L}{2}/u.test(joined);
  const isAboutPerson =
    words.length > maxWords || digits > maxDigits || personal.some((sign) => sign.test(joined));
  return isName && !isAboutPerson ? joined : undefined;
}
