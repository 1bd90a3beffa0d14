/** In which languages a browser drives a page. What a page does is the same in all of them, so that Estonian proves it, and
 * tests/kinds.test.ts opens each kind of page in the others; `npm run test:full` drives all of them. Tests of what differs by language (words,
 * lengths, alphabets) take `locales`. */
import { type Locale, locales } from '#platform/languages/locale.ts';

/** Whether all languages and combinations are driven. */
export const isFull = process.env.TEST_FULL === '1';

/** Whether more is tried than each step needs: what few visitors meet, looks of opened states, whole projects that are built again. Other
 * runs do not know these tests: a skipped one tells that the machine lacks something. A whole file of them ends in `.thorough.test.ts`. */
export const isThorough = isFull || process.env.TEST_THOROUGH === '1';

export const drivenLocales: readonly Locale[] = isFull ? locales : ['et'];

interface Driven<Entry> {
  readonly entry: Entry;
  readonly locale: Locale;
}

/** Each entry in one language, another one each time: for what hardly differs by language. In the full run each is in all languages.
 * @param first Place of the first entry's language in `locales`. */
export function inTurn<Entry>(entries: readonly Entry[], first = 0): readonly Driven<Entry>[] {
  return entries.flatMap((entry, place) => {
    const [turn = 'et'] = locales.slice((place + first) % locales.length);
    return (isFull ? locales : [turn]).map((locale) => ({ entry, locale }));
  });
}
