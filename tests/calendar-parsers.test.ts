/** Calendars of hundreds of generated answers (of thousands in the full run), as two parsers that we did not write read them: ical.js, and Debian's
 * python3-icalendar, which shares no code with it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { parseJson } from '#platform/base/json.ts';
import { cleanNote } from '#platform/base/text.ts';
import { writeCalendar } from '#features/calendar/calendar-file.ts';
import { type Reminder, reminders } from '#features/calendar/calendar.ts';
import type { CalendarEntries, CalendarEntry } from '#features/calendar/calendar-entries.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { calendarTexts } from '#features/calendar/calendar-messages.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { isWithoutCalendarParser, python } from './site/python-calendar.ts';
import { isFull } from './site/driven.ts';

const calendarCount = isFull ? 2000 : 400;

/** Where clocks change, a leap day, the turn of the year. */
const oddDays = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2026-12-31',
  '2027-01-01',
] as const;

const days = fc.oneof(
  fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count)),
  fc.constantFrom(...oddDays),
);

/** Without backslashes, which python3-icalendar 4 reads wrongly before some letters; calendar-file.test.ts has them. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }).map((name) => name.replaceAll('\\', '/')),
  fc.constantFrom('Segaolmejäätmed', 'a;b,c:"d"', 'Смешанные бытовые отходы', '🗑️ 𝕏'),
);

const entries: fc.Arbitrary<CalendarEntry> = fc
  .record({
    uid: fc.stringMatching(/^[\w-]{22}$/u),
    sequence: fc.nat({ max: 99 }),
    isCancelled: fc.boolean(),
    garbage: names,
    itemType: names,
    address: names,
    date: days,
    plannedDate: fc.option(days, { nil: undefined }),
  })
  .map(({ plannedDate, ...entry }) => ({ ...entry, ...(plannedDate !== undefined && { plannedDate }) }));

const calendars: fc.Arbitrary<CalendarEntries> = fc.record({
  isDemonstration: fc.boolean(),
  isStale: fc.boolean(),
  asOf: fc.constant('2026-11-24T10:00:00.000Z'),
  locale: fc.constantFrom(...locales),
  reminder: fc.constantFrom(...reminders),
  entries: fc.array(entries, { minLength: 1, maxLength: 12 }),
});

const pageUrl = 'https://www.example.ee/customer-support/next-shipping-day';

function write(calendar: CalendarEntries): string {
  const { locale } = calendar;
  const table = sourceNames([], { locale, t: translator(locale) });
  return writeCalendar(calendar, { names: table, pageUrl, companyName: 'Näidis OÜ' });
}

/** What a programme shows of an entry. */
interface Read {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
  readonly status: string;
  readonly transparency: string;
  readonly url: string;
  readonly summary: string;
  readonly location: string;
  readonly alarms: number;
  /** Seconds from midnight to the reminder. */
  readonly trigger: number | null;
}

/** What a calendar must say, from what it is made of. */
function wanted({ locale, reminder, entries: shown }: CalendarEntries): readonly Read[] {
  const texts = calendarTexts(locale);
  return shown.map(({ uid, sequence, isCancelled, garbage, address, date, plannedDate }) => {
    const waste = cleanNote(garbage) || texts.collection;
    const summary = plannedDate === undefined ? waste : texts.moved.replace('{waste}', () => waste);
    const trigger = reminder === 'none' || isCancelled ? null : computeTrigger[reminder](date);
    return {
      uid,
      start: date,
      end: addDays(date, 1),
      sequence,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      transparency: 'TRANSPARENT',
      url: pageUrl,
      summary: isCancelled ? texts.cancelled.replace('{waste}', () => waste) : summary,
      location: cleanNote(address),
      alarms: trigger === null ? 0 : 1,
      trigger,
    };
  });
}

const hour = 3600;

const computeTrigger: Readonly<Record<Exclude<Reminder, 'none'>, (date: string) => number>> = {
  evening: () => -5 * hour,
  morning: halfPastFive,
};

function halfPastFive(date: string): number {
  const usual = 5.5 * hour;
  if (isLastSundayOf(date, '03')) return usual - hour;
  return isLastSundayOf(date, '10') ? usual + hour : usual;
}

/** The clock changes in the night before. */
function isLastSundayOf(date: string, month: string): boolean {
  return (
    date.slice(5, 7) === month && new Date(date).getUTCDay() === 0 && addDays(date, 7).slice(5, 7) !== month
  );
}

function readByIcal(file: string): readonly Read[] {
  return ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
      const alarms = component.getAllSubcomponents('valarm');
      const trigger = alarms[0]?.getFirstPropertyValue('trigger');
      return {
        uid: event.uid,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        sequence: event.sequence,
        status: text('status'),
        transparency: text('transp'),
        url: text('url'),
        summary: event.summary,
        location: text('location'),
        alarms: alarms.length,
        trigger: trigger instanceof ICAL.Duration ? trigger.toSeconds() : null,
      };
    });
}

const readByPython = `
import sys, json, icalendar

def read(event):
    alarms = event.walk('VALARM')
    return {
        'uid': str(event['UID']),
        'start': event['DTSTART'].dt.isoformat(),
        'end': event['DTEND'].dt.isoformat(),
        'sequence': int(event['SEQUENCE']),
        'status': str(event['STATUS']),
        'transparency': str(event['TRANSP']),
        'url': str(event['URL']),
        'summary': str(event['SUMMARY']),
        'location': str(event.get('LOCATION', '')),
        'alarms': len(alarms),
        'trigger': alarms[0]['TRIGGER'].dt.total_seconds() if alarms else None,
    }

def head(calendar):
    names = ['NAME', 'X-WR-CALNAME', 'COLOR', 'URL', 'VERSION', 'DESCRIPTION']
    return {
        'errors': len(calendar.errors) + sum(len(one.errors) for one in calendar.walk()),
        'refresh': calendar['REFRESH-INTERVAL'].to_ical().decode() if hasattr(calendar['REFRESH-INTERVAL'], 'to_ical') else str(calendar['REFRESH-INTERVAL']),
        **{name: str(calendar.get(name, '')) for name in names},
    }

calendars = [icalendar.Calendar.from_ical(text) for text in json.load(sys.stdin)]
print(json.dumps([{'head': head(one), 'entries': [read(event) for event in one.walk('VEVENT')]} for one in calendars]))
`;

const sample = fc.sample(calendars, { numRuns: calendarCount, seed: 15 });
const files = sample.map(write);

test('ical.js reads what generated answers say', () => {
  for (const [index, file] of files.entries()) {
    const calendar = sample[index];
    if (calendar) expect(readByIcal(file)).toEqual(wanted(calendar));
  }
});

test.skipIf(isWithoutCalendarParser)('python3-icalendar reads the same, without an error', async () => {
  const running = promisify(execFile)(python, ['-c', readByPython], { maxBuffer: 256 * 1024 * 1024 });
  running.child.stdin?.end(JSON.stringify(files));
  const read = parseJson<readonly { head: Readonly<Record<string, unknown>>; entries: readonly Read[] }[]>(
    (await running).stdout,
  );
  expect(read).toHaveLength(calendarCount);
  for (const [index, { head, entries: shown }] of read.entries()) {
    const calendar = sample[index];
    if (!calendar) continue;
    expect(shown).toEqual(wanted(calendar));
    expect(head).toMatchObject({
      errors: 0,
      COLOR: 'seagreen',
      URL: pageUrl,
      VERSION: '2.0',
      refresh: 'PT6H',
    });
    expect(head.NAME).toBe(head['X-WR-CALNAME']);
    expect(String(head.DESCRIPTION).includes('12:00')).toBe(calendar.isStale);
  }
});
