/** Opening hours of a station in words. */
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import { dayText, hoursText, nowText } from '#shell/time/now-text.ts';
import type { ListTexts } from './finder-texts.ts';

/** Hours of today, and whether it is open.
 * @param moment Absent in the published page, which does not know the time: then nothing is said. */
export function stateText(
  opening: Opening,
  moment: TallinnMoment | undefined,
  { now, unknown }: Pick<ListTexts, 'now' | 'unknown'>,
): string {
  return moment ? (nowText(opening, moment, now) ?? unknown) : '';
}

interface DaysOptions {
  /** yyyy-MM-dd. */
  readonly days: readonly string[];
  readonly moment: TallinnMoment;
  readonly locale: Locale;
  readonly texts: Pick<ListTexts, 'now' | 'closed'>;
}

/** Hours of some days: `On Sunday 6 December 2026: 10:00–16:00`; nothing where they are unknown. */
export function daysText(opening: Opening, { days, moment, locale, texts }: DaysOptions): string {
  if (opening.hours.length === 0) return '';
  return days
    .map((day) => {
      const name = beginSentence(dayText(day, moment, texts.now), locale);
      return `${name}: ${hoursText(opening, day) || texts.closed}`;
    })
    .join('. ');
}
