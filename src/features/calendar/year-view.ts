/** Collections as months, and what can be said about them in one line. */
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { fillText } from '#platform/base/text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays, weekdayOf } from '#platform/time/tallinn-day.ts';
import { formatCount } from '#shell/languages/format.ts';
import type { YearTexts } from './year-messages.ts';

export interface YearDay {
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly collections: readonly Discharge[];
}

export interface YearMonth {
  /** yyyy-MM. */
  readonly month: string;
  /** From Monday to Sunday; undefined where the day is of another month. */
  readonly weeks: readonly (readonly (YearDay | undefined)[])[];
  /** Collections from today on. */
  readonly count: number;
}

/** A content base that plans further ahead would fill the page. */
const maxMonths = 13;

const daysOfWeek = 7;

/** @param discharges From today on, soonest first.
 * @param today yyyy-MM-dd.
 * @returns This month and all up to that of the last collection. */
export function listMonths(discharges: readonly Discharge[], today: string): readonly YearMonth[] {
  const byDay = Map.groupBy(discharges, ({ date }) => date);
  const last = discharges.at(-1)?.date ?? today;
  const months: YearMonth[] = [];
  let first = `${today.slice(0, 7)}-01`;
  while (first <= last && months.length < maxMonths) {
    const month = first.slice(0, 7);
    const count = discharges.filter(({ date }) => date.startsWith(month)).length;
    months.push({ month, weeks: listWeeks(first, byDay), count });
    first = `${addDays(first, 31).slice(0, 7)}-01`;
  }
  return months;
}

function listWeeks(
  first: string,
  byDay: ReadonlyMap<string, readonly Discharge[]>,
): readonly (readonly (YearDay | undefined)[])[] {
  const month = first.slice(0, 7);
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks: (YearDay | undefined)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, daysOfWeek)) {
    const days = Array.from({ length: daysOfWeek }, (_, index) => addDays(start, index));
    weeks.push(
      days.map((date) => (date.startsWith(month) ? { date, collections: byDay.get(date) ?? [] } : undefined)),
    );
  }
  return weeks;
}

/** What is known of the bills of this month and the next. A month without collections has a sentence of its own. */
export function billsText(
  [current, following]: readonly YearMonth[],
  texts: YearTexts,
  locale: Locale,
): string {
  const bill = (count: number, some: string, none: string) =>
    count === 0 ? none : fillText(some, { collections: formatCount(count, texts.collections, locale) });
  const thisMonth = bill(current?.count ?? 0, texts.billThis, texts.billThisNone);
  return `${thisMonth} ${bill(following?.count ?? 0, texts.billNext, texts.billNextNone)}`;
}

/** A container that is emptied every so many weeks. */
export interface Cycle {
  readonly garbage: string;
  readonly itemType: string;
  readonly address: string;
  readonly weeks: number;
  readonly next: Discharge;
}

/** Two distances at least: one could be chance. */
const minDates = 3;

const dayMs = 24 * 60 * 60 * 1000;

/** Cycles that the planned days show without an exception; of other containers nothing is claimed.
 * @param discharges Soonest first. */
export function findCycles(discharges: readonly Discharge[]): readonly Cycle[] {
  const containers = Map.groupBy(discharges, ({ garbage, itemType, address }) =>
    JSON.stringify([garbage, itemType, address]),
  );
  return [...containers.values()].flatMap((days) => {
    const [first] = days;
    const planned = [...new Set(days.map(({ date, plannedDate }) => plannedDate ?? date))].toSorted();
    const weeks = weeksBetween(planned);
    if (!first || weeks === undefined) return [];
    const { garbage, itemType, address } = first;
    return [{ garbage, itemType, address, weeks, next: first }];
  });
}

/** @returns undefined unless all distances are the same number of whole weeks. */
function weeksBetween(planned: readonly string[]): number | undefined {
  if (planned.length < minDates) return undefined;
  const distances = planned
    .slice(1)
    .map((day, index) => (Date.parse(day) - Date.parse(planned[index] ?? '')) / dayMs);
  const [distance = 0] = distances;
  const isCycle = distance % daysOfWeek === 0 && distances.every((each) => each === distance);
  return isCycle ? distance / daysOfWeek : undefined;
}
