/** Whether a station is open at a moment, in one sentence. */
import { nextOpening, openStateAt } from './opening.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Opening } from './opening-schema.ts';
import { addDays, weekdayOf } from '#platform/time/tallinn-day.ts';
import type { NowFormat } from './now-format.ts';

export interface NowTexts {
  /** With `{time}`. */
  readonly open: string;
  readonly allDay: string;
  /** With `{day}` and `{time}`. */
  readonly closed: string;
  /** Today and tomorrow. */
  readonly nearDays: readonly string[];
  /** On Monday and so on. */
  readonly weekdays: readonly string[];
  /** It does not open again soon. */
  readonly closedLong: string;
}

/** What says it, in the language of a page. */
export interface NowWords {
  readonly format: NowFormat;
  readonly texts: NowTexts;
}

/** @returns undefined if its hours are unknown. */
export function nowText(
  opening: Opening,
  moment: TallinnMoment,
  { format, texts }: NowWords,
): string | undefined {
  const state = openStateAt(opening, moment);
  if (state.type === 'unknown') return undefined;
  if (state.type === 'open-all-day') return texts.allDay;
  if (state.type === 'open') return texts.open.replace('{time}', state.until);
  const next = nextOpening(opening, moment);
  if (!next) return texts.closedLong;
  const near = texts.nearDays.find((_, days) => addDays(moment.day, days) === next.day);
  const weekday = texts.weekdays[weekdayOf(next.day) - 1];
  const day = near ?? `${weekday} ${writeDate(next.day, format)}`;
  return texts.closed.replace('{day}', day).replace('{time}', next.opens);
}

/** A list has many stations, and a slow phone takes some 50 ms to create a formatter. */
const writers = new Map<string, Intl.DateTimeFormat>();

function writeDate(day: string, { tag, date }: NowFormat): string {
  const writer = writers.get(tag) ?? new Intl.DateTimeFormat(tag, { ...date, timeZone: 'UTC' });
  writers.set(tag, writer);
  // No line ends between day and month.
  return writer.format(Date.parse(day)).replace(' ', '\u00a0');
}
