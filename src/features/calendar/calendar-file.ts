/** Collection days as an iCalendar file (RFC 5545 and 7986). */
import ICAL from 'ical.js';
import { lookup } from '#platform/base/lookup.ts';
import { cleanNote, fillText } from '#platform/base/text.ts';
import type { Reminder } from './calendar.ts';
import type { CalendarEntries, CalendarEntry } from './calendar-entries.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';
import { formatDate } from '#shell/languages/format.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import { type CalendarTexts, calendarTexts } from './calendar-messages.ts';
import { findWasteType, readName, type SourceNames } from '#shell/languages/source-name.ts';

export interface CalendarContext {
  readonly names: SourceNames;
  /** Of the page with the lookup. */
  readonly pageUrl: string;
  readonly companyName: string;
}

/** jCal (RFC 7265): name, parameters, type, value. */
type Property = readonly [string, Readonly<Record<string, string>>, string, string | number];
type Component = readonly [string, readonly Property[], readonly Component[]];

const hourMs = 60 * 60 * 1000;

/** RFC 5545, 3.1: lines of 75 octets, of which the blank that begins a folded line is one; ical.js does not count it. */
ICAL.foldLength = 74;

/** ical.js knows the properties of RFC 5545; these texts are of RFC 7986 and of calendar programmes. */
const textProperties = ['name', 'color', 'x-wr-calname', 'x-wr-timezone', 'x-published-ttl'];

const { icalendar } = ICAL.design;
const design = {
  ...icalendar,
  property: {
    ...(icalendar.property as object),
    ...Object.fromEntries(textProperties.map((name) => [name, { defaultType: 'text' }])),
  },
};

/** How often a calendar should ask again: as seldom as most do. Days rarely change, and then the day before at noon. */
const refreshInterval = 'PT6H';

/** Colours of CSS, which RFC 7986 asks for, by kind of waste: as near as its names come to the container's own. */
const colours: Readonly<Record<string, string>> = {
  mixed: 'dimgray',
  paper: 'royalblue',
  paperPackaging: 'royalblue',
  mixedPackaging: 'gold',
  plasticPackaging: 'gold',
  metalPackaging: 'gold',
  bio: 'saddlebrown',
  garden: 'olivedrab',
  glass: 'seagreen',
};
const otherColour = 'slategray';

/** @param calendar With one entry at least: RFC 5545 allows no calendar without, and programmes delete what it lacks.
 * @returns Lines of at most 75 octets, ending in CRLF. */
export function writeCalendar(calendar: CalendarEntries, context: CalendarContext): string {
  const { locale } = calendar;
  const entries = calendar.entries.map(cleaned);
  const texts = calendarTexts(locale);
  const addresses = [...new Set(entries.map(({ address }) => address).filter((address) => address !== ''))];
  const name = addresses.length === 1 ? fillText(texts.nameAt, { address: addresses[0] ?? '' }) : texts.name;
  const described = describe(calendar, texts);
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${cleanNote(context.companyName)}//Collection days//${locale.toUpperCase()}`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['name', { language: languages[locale].tag }, 'text', name],
    // Google and older programmes read these.
    ['x-wr-calname', {}, 'text', name],
    ['x-wr-timezone', {}, 'text', 'Europe/Tallinn'],
    ...(described === ''
      ? []
      : [['description', { language: languages[locale].tag }, 'text', described] as const]),
    ['color', {}, 'text', 'seagreen'],
    ['refresh-interval', {}, 'duration', refreshInterval],
    ['x-published-ttl', {}, 'text', refreshInterval],
    ['url', {}, 'uri', context.pageUrl],
  ];
  const eventContext = { ...context, calendar, texts, stamp: toStamp(calendar.asOf) };
  const events = entries.map((entry) => buildEvent(entry, eventContext));
  return `${ICAL.stringify.component(['vcalendar', properties, events] satisfies Component, design)}\r\n`;
}

/** RFC 5545, 3.3.11: a text has no control characters. */
function cleaned({ garbage, itemType, address, ...entry }: CalendarEntry): CalendarEntry {
  return {
    ...entry,
    garbage: cleanNote(garbage),
    itemType: cleanNote(itemType),
    address: cleanNote(address),
  };
}

interface EventContext extends CalendarContext {
  readonly calendar: CalendarEntries;
  readonly texts: CalendarTexts;
  readonly stamp: string;
}

function buildEvent(
  entry: CalendarEntry,
  { calendar, texts, stamp, names, pageUrl }: EventContext,
): Component {
  const { uid, date, sequence, isCancelled, garbage, address } = entry;
  const { locale, reminder } = calendar;
  const waste = formatWasteName(garbage, names, texts);
  const language = { language: languages[locale].tag };
  const colour = lookup(colours, findWasteType(garbage, names) ?? '') ?? otherColour;
  const properties: Property[] = [
    ['uid', {}, 'text', uid],
    ['dtstamp', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', sequence],
    ['dtstart', {}, 'date', date],
    ['dtend', {}, 'date', addDays(date, 1)],
    ['summary', language, 'text', formatSummary(entry, waste, texts)],
    ['description', language, 'text', entryText(entry, { calendar, texts, names })],
    ...(address === '' ? [] : [['location', { language: 'et' }, 'text', address] as const]),
    ['status', {}, 'text', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    // Nobody is busy because a container is emptied.
    ['transp', {}, 'text', 'TRANSPARENT'],
    ['color', {}, 'text', colour],
    ['url', {}, 'uri', pageUrl],
  ];
  return ['vevent', properties, isCancelled ? [] : buildAlarms({ reminder, date, waste, language }, texts)];
}

function formatSummary(
  { plannedDate, isCancelled }: CalendarEntry,
  waste: string,
  texts: CalendarTexts,
): string {
  if (isCancelled) return fillText(texts.cancelled, { waste });
  return plannedDate === undefined ? waste : fillText(texts.moved, { waste });
}

function entryText(
  { itemType, plannedDate, isCancelled }: CalendarEntry,
  { calendar: { locale, isDemonstration }, texts, names }: Pick<EventContext, 'calendar' | 'texts' | 'names'>,
): string {
  return [
    readName(itemType, names).text,
    plannedDate === undefined ? '' : fillText(texts.movedFrom, { date: formatDate(plannedDate, locale) }),
    isCancelled ? '' : texts.putOut,
    isDemonstration ? texts.demonstration : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

interface Alarm {
  readonly reminder: Reminder;
  readonly date: string;
  readonly waste: string;
  readonly language: Readonly<Record<string, string>>;
}

/** An entry of a day has no time of day, so programmes count from midnight of their own clock. */
const alarms = {
  evening: { text: 'alarmEvening', toTrigger: () => '-PT5H' },
  morning: { text: 'alarmMorning', toTrigger: untilMorning },
} as const satisfies Readonly<
  Record<
    Exclude<Reminder, 'none'>,
    { readonly text: keyof CalendarTexts; readonly toTrigger: (date: string) => string }
  >
>;

function buildAlarms({ reminder, date, waste, language }: Alarm, texts: CalendarTexts): readonly Component[] {
  if (reminder === 'none') return [];
  const { text, toTrigger } = alarms[reminder];
  const properties: Property[] = [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', toTrigger(date)],
    ['description', language, 'text', fillText(texts[text], { waste })],
  ];
  return [['valarm', properties, []]];
}

/** Hours from midnight to 5:30, before trucks set out at 6: one less or one more where the clock changes in the night. */
function untilMorning(date: string): string {
  const dayMs = startOfTallinnDay(addDays(date, 1)) - startOfTallinnDay(date);
  return `PT${5 + dayMs / hourMs - 24}H30M`;
}

function formatWasteName(garbage: string, names: SourceNames, texts: CalendarTexts): string {
  return garbage === '' ? texts.collection : readName(garbage, names).text;
}

function describe({ isStale, isDemonstration, asOf, locale }: CalendarEntries, texts: CalendarTexts): string {
  return [
    isStale ? fillText(texts.stale, { time: formatMoment(asOf, locale) }) : '',
    isDemonstration ? texts.demonstration : '',
  ]
    .filter((line) => line !== '')
    .join(' ');
}

/** The file changes once a day at most while the days stay the same, so that conditional requests are worth it. */
function toStamp(asOf: string): string {
  return `${tallinnDay(Date.parse(asOf))}T00:00:00Z`;
}

/** Name of the downloaded file. */
export function calendarFileName(locale: Locale): string {
  return `${calendarTexts(locale).fileName}.ics`;
}
