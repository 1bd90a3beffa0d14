/** Whether a station is open at a moment, in one sentence. */
import { nextOpening, type Opening, openStateAt, type TallinnMoment } from '#model/opening.ts';
import { addDays } from '#model/tallinn-day.ts';
import type { NowFormat } from '#site/now-format.ts';

export interface NowTexts {
  /** With `{time}`. */
  readonly open: string;
  readonly allDay: string;
  /** With `{day}` and `{time}`. */
  readonly closed: string;
  /** It does not open again soon. */
  readonly closedLong: string;
}

/** @returns undefined if its hours are unknown. */
export function nowText(
  opening: Opening,
  moment: TallinnMoment,
  { format, texts }: { readonly format: NowFormat; readonly texts: NowTexts },
): string | undefined {
  const state = openStateAt(opening, moment);
  if (state.type === 'unknown') return undefined;
  if (state.type === 'open-all-day') return texts.allDay;
  if (state.type === 'open') return texts.open.replace('{time}', state.until);
  const next = nextOpening(opening, moment);
  if (!next) return texts.closedLong;
  return texts.closed.replace('{day}', dayName(next.day, moment.day, format)).replace('{time}', next.opens);
}

/** `today`, `tomorrow`, or the weekday with its date. */
function dayName(day: string, today: string, { tag, date }: NowFormat): string {
  const near = [0, 1].find((days) => addDays(today, days) === day);
  if (near !== undefined) {
    return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(near, 'day');
  }
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  // No line ends between day and month.
  return `${write({ weekday: 'long' })} ${write(date).replace(' ', '\u00a0')}`;
}
