/** Whether a station is open at a moment, in one sentence. */
import { nextOpening, openStateAt, opensOn } from './opening.ts';
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
  /** Closed all day, with `{day}` and `{time}` of the next opening. */
  readonly closedToday: string;
  /** It does not open again soon. */
  readonly closedLong: string;
  /** Stands before the sentence where the hours of today are to be said too; with `{hours}`. */
  readonly today?: string;
}

/** What says it, in the language of a page. */
export interface NowWords {
  readonly format: NowFormat;
  readonly texts: NowTexts;
}

/** @returns undefined if its hours are unknown. */
export function nowText(opening: Opening, moment: TallinnMoment, words: NowWords): string | undefined {
  const { texts } = words;
  const state = openStateAt(opening, moment);
  if (state.type === 'unknown') return undefined;
  if (state.type === 'open-all-day') return texts.allDay;
  const hours = texts.today?.replace('{hours}', hoursText(opening, moment.day));
  const before = hours === undefined ? '' : `${hours}. `;
  if (state.type === 'open') return before + texts.open.replace('{time}', state.until);
  const next = nextOpening(opening, moment);
  if (!next) return texts.closedLong;
  const closed = state.type === 'closed-today' ? texts.closedToday : before + texts.closed;
  return closed.replace('{day}', dayText(next.day, moment, words)).replace('{time}', next.opens);
}

/** `10:00–12:30, 13:00–18:00`; empty if it is closed all day. */
export function hoursText(opening: Opening, day: string): string {
  return opensOn(opening, day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}

/** When something happens: `tomorrow`, `on Sunday 6 December 2026`. */
export function dayText(day: string, moment: TallinnMoment, { format, texts }: NowWords): string {
  const near = texts.nearDays.find((_, days) => addDays(moment.day, days) === day);
  return near ?? `${texts.weekdays[weekdayOf(day) - 1] ?? ''} ${writeDate(day, format)}`;
}

/** A list has many stations, and a slow phone takes some 50 ms to create a formatter. */
const writers = new Map<string, Intl.DateTimeFormat>();

function writeDate(day: string, { tag, date }: NowFormat): string {
  const writer = writers.get(tag) ?? new Intl.DateTimeFormat(tag, { ...date, timeZone: 'UTC' });
  writers.set(tag, writer);
  // No line ends between day and month.
  return writer.format(Date.parse(day)).replace(' ', '\u00a0');
}
