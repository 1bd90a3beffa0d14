/** The collections of an answer: how their days are written, and which of them a search finds. */
import Fuse from 'fuse.js';
import { withoutMarks } from '#base/text.ts';
import type { Discharge } from '#model/discharges-answer.ts';
import { defaultLocale, type Locale } from '#model/locale.ts';
import { type CountForms, formatCount, formatDate } from '#site/format.ts';
import { searchedNames, type SourceNames } from '#site/source-name.ts';
import { weekdayName, type WeekdayNames } from '#site/weekday-names.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface DayTexts {
  readonly today: string;
  readonly tomorrow: string;
  readonly inDays: CountForms;
  readonly weekdays: WeekdayNames;
}

/** Spec §3: dd.MM.yyyy. English has the name of the month, as everywhere on the site: `03.04.2026` is another day to
 * many of its readers.
 * @param date yyyy-MM-dd. */
export function formatDischargeDate(date: string, locale: Locale): string {
  return formatDate(date, locale);
}

/** Each form in which a visitor may search a date: as a bill writes it and as the page does. */
function writtenDates(date: string, locale: Locale): string {
  return `${formatDate(date, defaultLocale)} ${formatDischargeDate(date, locale).replaceAll('\u00a0', ' ')}`;
}

/** Weekday and distance in days: `neljapäev, 5 päeva pärast`. */
export function formatWhen(
  date: string,
  today: string,
  { locale, texts }: { readonly locale: Locale; readonly texts: DayTexts },
): string {
  return `${weekdayName(date, texts.weekdays)}, ${distance(daysBetween(today, date), locale, texts)}`;
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}

function distance(days: number, locale: Locale, { today, tomorrow, inDays }: DayTexts): string {
  if (days === 0) return today;
  return days === 1 ? tomorrow : formatCount(days, inDays, locale);
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
