/** Pages of lists of posts. A page has the posts of a period: of a year, and where a year has too many, of the half of its
 * months that begin with the same digit, and so on, digit by digit of the date and each digit in two halves. So a page has
 * the same address whatever comes before or after it, and a deleted post changes the page that it stood on. */
import { type Locale, languages } from '#platform/languages/locale.ts';

/** Posts that the first page has at least, if there are as many. */
export const newsPageSize = 12;

/** A period with more posts than this is divided. */
export const maxPeriodPosts = 24;

/** Characters of an excerpt generated from the content. */
export const excerptLength = 180;

/** The beginning of the keys of all posts in it (post-key.ts): `2024`, `2024-03`, `2024-03-1`. A letter at the end
 * stands for half of the next digits: `2024-03-1a` for those from 0 to 4, `2024-03-1b` for those from 5 to 9. */
export type Period = string;

const yearLength = 4;

/** First and last digit of each half. */
const halves = { a: ['0', '4'], b: ['5', '9'] } as const;

const findHalf = (period: Period): keyof typeof halves | undefined =>
  period.endsWith('a') ? 'a' : period.endsWith('b') ? 'b' : undefined;

/** Bounds of the keys in a period. */
export function toKeyRange(period: Period): { readonly from: string; readonly until: string } {
  const [first, last] = partBounds(period);
  return { from: first, until: `${last}\u{10ffff}` };
}

/** Beginnings of the first and of the last key in a period. */
export function partBounds(period: Period): readonly [Period, Period] {
  const half = findHalf(period);
  if (!half) return [period, period];
  const base = period.slice(0, -1);
  const [first, last] = halves[half];
  return [base + first, base + last];
}

const isIn = (key: string, period: Period): boolean => {
  const { from, until } = toKeyRange(period);
  return from <= key && key <= until;
};

/** The part of a period that a key belongs to. */
function narrowPeriod(period: Period, key: string): Period {
  if (period === '') return key.slice(0, yearLength);
  if (findHalf(period)) return key.slice(0, period.length);
  const next = /\d/u.exec(key.slice(period.length));
  if (!next) return key;
  return key.slice(0, period.length + next.index) + (next[0] < '5' ? 'a' : 'b');
}

/** The period whose page has a key.
 * @param isDivided Whether a period has more posts than a page. */
export function findPeriod(key: string, isDivided: (period: Period) => boolean): Period {
  let period = narrowPeriod('', key);
  while (period.length < key.length && isDivided(period)) period = narrowPeriod(period, key);
  return period;
}

/** Longer periods that a period is part of, longest first. */
export function periodsAround(period: Period): readonly Period[] {
  const { from } = toKeyRange(period);
  const around: Period[] = [];
  for (
    let each = narrowPeriod('', from);
    each !== period && each.length < from.length + 1;
    each = narrowPeriod(each, from)
  )
    around.push(each);
  return around.filter((each) => each !== period);
}

/** All periods.
 * @param keys Ascending. */
export function listPeriods(keys: readonly string[], period: Period = ''): readonly Period[] {
  const parts = Map.groupBy(keys, (key) => narrowPeriod(period, key));
  return [...parts].flatMap(([part, own]) => {
    const isWhole = own.length <= maxPeriodPosts || own.every((key) => key.length <= part.length);
    return isWhole ? [part] : listPeriods(own, part);
  });
}

/** Periods with a page of their own: those that the first page does not show.
 * @param keys All keys of the list, ascending. */
export function archivedPeriods(keys: readonly string[]): readonly Period[] {
  const periods = [...listPeriods(keys)];
  let shown = 0;
  while (periods.length > 0 && shown < newsPageSize) {
    const newest = periods.pop() ?? '';
    shown += keys.filter((key) => isIn(key, newest)).length;
  }
  return periods;
}

// An address has no slash in a parameter.
export const periodParam = (period: Period): string => period.replace('/', '.');
export const parsePeriod = (param: string): Period => param.replace('.', '/');

const dayLength = '2024-03-05'.length;

/** Formatters by language: creating one takes longer than most pages. Bounded by the languages, as is the next. */
const monthFormats = new Map<string, Intl.DateTimeFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function formatIn(
  known: Map<string, Intl.DateTimeFormat>,
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const format = known.get(tag) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  known.set(tag, format);
  return format;
}

/** `January–September 2024`, `10–19 March 2024`, `5 March 2024, 14:…` */
export function namePeriod(period: Period, locale: Locale): string {
  const { tag } = languages[locale];
  const year = period.slice(0, yearLength);
  if (period.length <= yearLength) return year;
  const [first, last] = toDateRange(period.slice(0, dayLength));
  if (period.length <= '2024-03'.length) {
    const month = formatIn(monthFormats, tag, { month: 'long' });
    const names = [...new Set([first, last].map((day) => month.format(day)))];
    return `${names.join('–')} ${year}`;
  }
  const text = nameDays(first, last, tag);
  if (period.length <= dayLength) return text;
  const time = period.slice(dayLength + 1).replaceAll('-', ':');
  return `${text}, ${time.replace(/[ab]$/u, (half) => halves[half as keyof typeof halves].join('–'))}…`;
}

/** Names of days: all lists have the same. Bounded by `maxKnownNames`. */
const knownNames = new Map<string, string>();
const maxKnownNames = 2000;

function nameDays(first: Date, last: Date, tag: string): string {
  const key = `${tag} ${String(first.getTime())} ${String(last.getTime())}`;
  let name = knownNames.get(key);
  if (name === undefined) {
    const days = formatIn(dayFormats, tag, { dateStyle: 'long' }).formatRange(first, last);
    // Russian dates end with `г.`, English ones have thin spaces around the dash.
    name = days.replace(/\s–\s/u, '–').replace(/\sг\.$/u, '');
    if (knownNames.size >= maxKnownNames) knownNames.clear();
    knownNames.set(key, name);
  }
  return name;
}

/** First and last day, at midnight in UTC. */
function toDateRange(period: Period): readonly [Date, Date] {
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
  const half = findHalf(beginning);
  const base = half ? beginning.slice(0, -1) : beginning;
  const [first, last] = half ? halves[half] : ['', ''];
  return [
    Math.max(min, Number((base + first).padEnd(2, '0'))),
    Math.min(max, Number((base + last).padEnd(2, '9'))),
  ];
}
