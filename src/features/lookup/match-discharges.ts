/** Which collections of an answer a search finds. */
import Fuse from 'fuse.js';
import { withoutMarks } from '#platform/base/text.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { defaultLocale, type Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { searchedNames, type SourceNames } from '#shell/languages/source-name.ts';

/** Each form in which a visitor may search a date: as a bill writes it and as the page does. */
function writtenDates(date: string, locale: Locale): string {
  return `${formatDate(date, defaultLocale)} ${formatDate(date, locale).replaceAll('\u00a0', ' ')}`;
}

type Field = (discharge: Discharge) => string;

/** Spec §5: fields covered by the search. Names are found as the page shows them and in Estonian. */
function searchedFields(names: SourceNames): readonly Field[] {
  return [
    ({ address }) => address,
    ({ garbage }) => searchedNames(garbage, names),
    ({ itemType }) => searchedNames(itemType, names),
    ({ date }) => writtenDates(date, names.locale),
  ];
}

/** Tolerated share of wrong letters; a transposition counts as two. */
const threshold = 0.3;

/** Returns the collections that match every word of the query, in their order. Words without an exact match
 * may contain typos, unless they are numbers: most dates differ by one digit only.
 * @param query An empty query matches all. */
export function matchDischarges(
  discharges: readonly Discharge[],
  query: string,
  names: SourceNames,
): readonly Discharge[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  const fields = searchedFields(names);
  return words.reduce((left, word) => matchWord(left, word, fields), discharges);
}

function matchWord(
  discharges: readonly Discharge[],
  word: string,
  fields: readonly Field[],
): readonly Discharge[] {
  const plain = plainLetters(word);
  const literal = discharges.filter((discharge) =>
    fields.some((field) => plainLetters(field(discharge)).includes(plain)),
  );
  const isExact = literal.length > 0 || !/\p{L}/u.test(word);
  return isExact ? literal : matchNearly(discharges, word, fields);
}

function matchNearly(
  discharges: readonly Discharge[],
  word: string,
  fields: readonly Field[],
): readonly Discharge[] {
  const fuse = new Fuse(discharges, {
    keys: fields.map((getFn, index) => ({ name: String(index), getFn })),
    threshold,
    ignoreLocation: true,
    ignoreDiacritics: true,
    shouldSort: false,
  });
  return fuse.search(word).map(({ item: discharge }) => discharge);
}

/** `jaatmed` finds `jäätmed`. */
const plainLetters = (text: string): string => withoutMarks(text).toLowerCase();
