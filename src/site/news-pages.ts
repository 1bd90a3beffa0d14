/** Pages of lists of posts. A page has the posts of a period: of a year, and where a year has too many, of the months that
 * begin with 0 or with 1, of a month, and so on, digit by digit of the date. So a page has the same address whatever comes
 * before or after it, and a deleted post changes the page that it stood on. */
import { type Locale, languages } from '#model/locale.ts';

/** Posts that the first page has at least, if there are as many. */
export const newsPageSize = 12;

/** A period with more posts than this is divided. */
export const maxPeriodPosts = 24;

/** Characters of an excerpt generated from the content. */
export const excerptLength = 180;

/** The beginning of the keys of all posts in it (store/lists.ts): `2024`, `2024-0`, `2024-03-1`. */
export type Period = string;

const yearLength = 4;

/** Sorts after every key that begins as a period. */
export const endOf = (period: Period): string => `${period}\u{10ffff}`;

/** The part of a period that a key belongs to. */
function partOf(period: Period, key: string): Period {
  const length = Math.max(period.length + 1, yearLength);
  const part = key.slice(0, length);
  return /\d$/u.test(part) || length >= key.length ? part : key.slice(0, length + 1);
}

/** The period whose page has a key.
 * @param isDivided Whether a period has more posts than a page. */
export function periodOf(key: string, isDivided: (period: Period) => boolean): Period {
  let period = partOf('', key);
  while (period.length < key.length && isDivided(period)) period = partOf(period, key);
  return period;
}

/** Longer periods that a period is part of, longest first. */
export function periodsAround(period: Period): readonly Period[] {
  const around: Period[] = [];
  for (let each = partOf('', period); each.length < period.length; each = partOf(each, period))
    around.push(each);
  return around;
}

/** All periods.
 * @param keys Ascending. */
export function periodsOf(keys: readonly string[], period: Period = ''): readonly Period[] {
  const parts = Map.groupBy(keys, (key) => partOf(period, key));
  return [...parts].flatMap(([part, own]) => {
    const isWhole = own.length <= maxPeriodPosts || own.every((key) => key.length <= part.length);
    return isWhole ? [part] : periodsOf(own, part);
  });
}

/** Periods with a page of their own: those that the first page does not show.
 * @param keys All keys of the list, ascending. */
export function archivedPeriods(keys: readonly string[]): readonly Period[] {
  const periods = [...periodsOf(keys)];
  let shown = 0;
  while (periods.length > 0 && shown < newsPageSize) {
    const newest = periods.pop() ?? '';
    shown += keys.filter((key) => key.startsWith(newest)).length;
  }
  return periods;
}

// An address has no slash in a parameter.
export const periodParam = (period: Period): string => period.replace('/', '.');
export const parsePeriod = (param: string): Period => param.replace('.', '/');

const dayLength = '2024-03-05'.length;

/** `January–September 2024`, `10–19 March 2024`, `5 March 2024, 14:…` */
export function namePeriod(period: Period, locale: Locale): string {
  const { tag } = languages[locale];
  const year = period.slice(0, yearLength);
  if (period.length <= yearLength) return year;
  const [first, last] = daysOf(period.slice(0, dayLength));
  if (period.length <= '2024-03'.length) {
    const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    const names = [...new Set([first, last].map((day) => month.format(day)))];
    return `${names.join('–')} ${year}`;
  }
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last);
  // Russian dates end with `г.`, English ones have thin spaces around the dash.
  const text = days.replace(/\s–\s/u, '–').replace(/\sг\.$/u, '');
  if (period.length <= dayLength) return text;
  return `${text}, ${period.slice(dayLength + 1).replaceAll('-', ':')}…`;
}

/** First and last day, at midnight in UTC. */
function daysOf(period: Period): readonly [Date, Date] {
  const [year = '', months = '', days = ''] = period.split('-');
  const [firstMonth, lastMonth] = numbers(months, 1, 12);
  const lastDay = new Date(Date.UTC(Number(year), lastMonth, 0)).getUTCDate();
  const [firstDate, lastDate] = numbers(days, 1, lastDay);
  return [
    new Date(Date.UTC(Number(year), firstMonth - 1, firstDate)),
    new Date(Date.UTC(Number(year), lastMonth - 1, lastDate)),
  ];
}

/** Numbers of two digits that begin so. */
function numbers(beginning: string, min: number, max: number): readonly [number, number] {
  return [Math.max(min, Number(beginning.padEnd(2, '0'))), Math.min(max, Number(beginning.padEnd(2, '9')))];
}
