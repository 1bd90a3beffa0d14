import ICAL from 'ical.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNote } from '#platform/base/text.ts';
import type { CalendarEntries, CalendarEntry } from './calendar-entries.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { writeCalendar } from './calendar-file.ts';

const wasteTypes = [
  {
    id: 'mixed',
    name: { et: 'Segaolmejäätmed', ru: 'Смешанные бытовые отходы', en: 'Mixed municipal waste' },
  },
  { id: 'bio', name: { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' } },
];

const entry: CalendarEntry = {
  uid: 'abcdefghijklmnopqrstuv',
  sequence: 0,
  isCancelled: false,
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date: '2026-12-01',
};

const sample: CalendarEntries = {
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-24T10:00:00.000Z',
  locale: 'et',
  reminder: 'evening',
  entries: [entry],
};

function write(calendar: Partial<CalendarEntries> = {}): string {
  const whole = { ...sample, ...calendar };
  return writeCalendar(whole, {
    names: sourceNames(wasteTypes, { locale: whole.locale, t: translator(whole.locale) }),
    pageUrl: 'https://example.ee/customer-support/next-shipping-day',
    companyName: 'Näidis OÜ',
  });
}

const parse = (text: string) => ICAL.Component.fromString(text);

const parseEvents = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

test('an entry is a whole day in its own language, and nobody is busy', () => {
  expect(write({ locale: 'ru' })).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Näidis OÜ//Collection days//RU
    CALSCALE:GREGORIAN
    NAME;LANGUAGE=ru-RU:Вывоз отходов\\, Kase tn 4\\, Keila
    X-WR-CALNAME:Вывоз отходов\\, Kase tn 4\\, Keila
    X-WR-TIMEZONE:Europe/Tallinn
    COLOR:seagreen
    REFRESH-INTERVAL;VALUE=DURATION:PT6H
    X-PUBLISHED-TTL:PT6H
    URL:https://example.ee/customer-support/next-shipping-day
    BEGIN:VEVENT
    UID:abcdefghijklmnopqrstuv
    DTSTAMP:20261124T000000Z
    SEQUENCE:0
    DTSTART;VALUE=DATE:20261201
    DTEND;VALUE=DATE:20261202
    SUMMARY;LANGUAGE=ru-RU:Смешанные бытовые отходы
    DESCRIPTION;LANGUAGE=ru-RU:Контейнер 240 л (0\\,24 м³)\\nК к
     онтейнеру должен быть доступ с 06:00.
    LOCATION;LANGUAGE=et:Kase tn 4\\, Keila
    STATUS:CONFIRMED
    TRANSP:TRANSPARENT
    COLOR:dimgray
    URL:https://example.ee/customer-support/next-shipping-day
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:-PT5H
    DESCRIPTION;LANGUAGE=ru-RU:Завтра: Смешанные бытовые
      отходы
    END:VALARM
    END:VEVENT
    END:VCALENDAR
    "
  `);
});

test('lines end in CRLF and have at most 75 octets, whatever the texts are', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...locales), (garbage, address, locale) => {
      const file = write({ locale, entries: [{ ...entry, garbage, address }] });
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      const lines = file.slice(0, -2).split('\r\n');
      for (const line of lines) {
        expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/u);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // No sign is cut in two.
        expect(line.isWellFormed()).toBe(true);
      }
      const [event] = parseEvents(file);
      if (cleanNote(address) !== '') expect(event?.location).toBe(cleanNote(address));
    }),
  );
  for (const letter of ['a', 'õ', 'ж', '€', '🗑'])
    for (let count = 20; count < 200; count += 1) {
      const file = write({ entries: [{ ...entry, address: letter.repeat(count) }] });
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    }
});

test('a name from outside begins no line, no property and no entry of its own', () => {
  const nasty =
    'Kase tn 4\r\nEND:VEVENT\rBEGIN:VEVENT\nATTACH:https://evil.example\u0000\u2028X-A:b;c,d\\n"^';
  const file = write({ entries: [{ ...entry, garbage: nasty, itemType: nasty, address: nasty }] });
  const calendar = parse(file);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(file).not.toMatch(/^(?:ATTACH|X-A)/mu);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('X-A:b');
  const [event] = parseEvents(file);
  expect(event?.location).toBe(
    'Kase tn 4 END:VEVENT BEGIN:VEVENT ATTACH:https://evil.example  X-A:b;c,d\\n"^',
  );
});

const findTrigger = (date: string, reminder: CalendarEntries['reminder']) =>
  /TRIGGER:(.*)\r/u.exec(write({ reminder, entries: [{ ...entry, date }] }))?.[1];

test('the evening reminder comes at 19:00, the one of the morning at 5:30, also when the clock changes', () => {
  expect(findTrigger('2026-12-01', 'evening')).toBe('-PT5H');
  expect(findTrigger('2026-12-01', 'morning')).toBe('PT5H30M');
  // The night has an hour less in March and one more in October.
  expect(findTrigger('2026-03-29', 'morning')).toBe('PT4H30M');
  expect(findTrigger('2026-10-25', 'morning')).toBe('PT6H30M');
  expect(findTrigger('2027-03-28', 'morning')).toBe('PT4H30M');
  expect(findTrigger('2027-10-31', 'morning')).toBe('PT6H30M');
  expect(findTrigger('2026-03-29', 'evening')).toBe('-PT5H');
});

test('on each day of four years the reminder comes at its time in Tallinn', () => {
  for (let date = '2026-01-01'; date < '2030-01-01'; date = addDays(date, 1)) {
    const at = (reminder: CalendarEntries['reminder']) => {
      const seconds = ICAL.Duration.fromString(findTrigger(date, reminder) ?? '').toSeconds();
      return tallinnMoment(startOfTallinnDay(date) + seconds * 1000);
    };
    expect(at('evening')).toEqual({ day: addDays(date, -1), time: '19:00' });
    expect(at('morning')).toEqual({ day: date, time: '05:30' });
  }
});

test('a moved day says from when, a cancelled one that it is', () => {
  const moved = parseEvents(write({ entries: [{ ...entry, plannedDate: '2026-11-30', sequence: 1 }] }))[0];
  expect(moved?.summary).toBe('Segaolmejäätmed (muudetud päev)');
  expect(moved?.description).toContain('Tavapärane päev oli 30.11.2026.');
  const cancelled = parseEvents(write({ locale: 'en', entries: [{ ...entry, isCancelled: true }] }))[0];
  expect(cancelled?.summary).toBe('Mixed municipal waste: cancelled');
});

test('an old answer tells its time, and the sample says what it is', () => {
  const text = parse(write({ isStale: true, isDemonstration: true, locale: 'en' })).getFirstPropertyValue(
    'description',
  );
  expect(text).toContain('24\u00a0November 2026, 12:00');
  expect(text).toContain('made up');
});

test('the file stays the same through the day while the days do, so that conditional requests work', () => {
  expect(write({ asOf: '2026-11-24T20:00:00.000Z' })).toBe(write());
  expect(write({ asOf: '2026-11-25T10:00:00.000Z' })).not.toBe(write());
});
