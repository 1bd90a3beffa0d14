import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import type { Opening } from './opening-schema.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { formatDate } from '#shell/languages/format.ts';
import { nowFormat } from './now-format.ts';
import { weekIn } from './weekday-messages.ts';
import { nowText } from './now-text.ts';

const opening: Opening = { hours: [{ days: [2, 3, 4, 5, 6], opens: '10:00', closes: '18:00' }] };
const texts = {
  open: 'Open now, until {time}',
  allDay: 'Open 24 hours a day',
  closed: 'Closed now. Opens {day} at {time}',
  closedToday: 'Closed today. Opens {day} at {time}',
  nearDays: ['today', 'tomorrow'],
  weekdays: weekIn('on', 'en'),
  closedLong: 'Closed now',
};
const now = (instant: string, given = opening) =>
  nowText(given, tallinnMoment(Date.parse(instant)), { format: nowFormat('en'), texts });

test('a station is open until it closes, and closed until it opens, by the clock of Tallinn', () => {
  // In November Tallinn is two hours ahead. 24 November 2026 is a Tuesday.
  expect(now('2026-11-24T08:00:00Z')).toBe('Open now, until 18:00');
  expect(now('2026-11-24T07:59:00Z')).toBe('Closed now. Opens today at 10:00');
  expect(now('2026-11-24T16:00:00Z')).toBe('Closed now. Opens tomorrow at 10:00');
  expect(now('2026-07-28T07:30:00Z')).toBe('Open now, until 18:00');
});

test('a day without hours is said to be closed, and the hours of other days stand before the sentence where they are asked for', () => {
  // A Sunday, and a Tuesday before and after its hours.
  expect(now('2026-11-29T08:00:00Z')).toBe('Closed today. Opens on Tuesday 1\u00a0December 2026 at 10:00');
  const words = { format: nowFormat('en'), texts: { ...texts, today: 'Today {hours}' } };
  const said = (instant: string) => nowText(opening, tallinnMoment(Date.parse(instant)), words);
  expect(said('2026-11-24T08:00:00Z')).toBe('Today 10:00–18:00. Open now, until 18:00');
  expect(said('2026-11-24T17:00:00Z')).toBe('Today 10:00–18:00. Closed now. Opens tomorrow at 10:00');
  expect(said('2026-11-29T08:00:00Z')).not.toContain('Today');
});

test('after the last day of the week, and before holidays, the day is named', () => {
  expect(now('2026-11-28T17:00:00Z')).toBe('Closed now. Opens on Tuesday 1\u00a0December 2026 at 10:00');
  expect(now('2026-12-23T20:00:00Z')).toBe('Closed now. Opens on Tuesday 29\u00a0December 2026 at 10:00');
});

test('nothing is said of unknown hours, and no day of a station that stays closed', () => {
  expect(now('2026-11-24T08:00:00Z', { hours: [] })).toBeUndefined();
  const summer = { season: { from: '06-01', until: '08-31' }, days: [2], opens: '10:00', closes: '18:00' };
  expect(now('2026-11-24T08:00:00Z', { hours: [summer] })).toBe('Closed now');
});

test('a day is written as everywhere on the site', () => {
  const moment = tallinnMoment(Date.parse('2026-11-28T17:00:00Z'));
  for (const locale of locales)
    expect(nowText(opening, moment, { format: nowFormat(locale), texts })).toContain(
      ` ${formatDate('2026-12-01', locale)} at`,
    );
});
