/** Days and times as other programs and people send them: WordPress, ACF's pickers in each of their formats, databases, tables. One
 * reader for the sync, the live calls and content in files; what leaves here is in the forms of date.ts. A value that is no day or time
 * stays as it is, so that the schema that follows refuses it by name. */
import { z } from 'zod';
import { calendarDateSchema, dayOfYearSchema, instantSchema, timeOfDaySchema } from '#platform/time/date.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { instantOfTallinnClock } from '#platform/time/tallinn-time.ts';

/** Text or a number: ACF stores 20260101, and PHP may send it as a number. */
const sentSchema = z.union([z.string().max(60), z.int().nonnegative().transform(String)]);

/** An existing calendar day: `2026-11-20`, `20261120`, `20.11.2026`, `20/11/2026`, `2026-11-20 00:00:00`; of an instant, the day in
 * Tallinn. */
export const sentDateSchema = sentSchema
  .transform((text) => readSent(text)?.day ?? text)
  .pipe(calendarDateSchema);

/** Time of day: `10:00`, `9.30`, `10:00:00`, `9:30 am`; the end of the day, `24:00`, is 23:59. */
export const sentTimeSchema = sentSchema
  .transform((text) => readTimeOfDay(text.trim())?.slice(0, 'HH:mm'.length) ?? text)
  .pipe(timeOfDaySchema);

/** Day of a season: `05-01`, `0501`, `01.05`, `1.5.`, `--05-01`; of a whole date, the day without its year. */
export const sentDayOfYearSchema = sentSchema
  .transform((text) => readDayOfYear(text.trim()) ?? text)
  .pipe(dayOfYearSchema);

/** An instant; without a time zone by the clock of Tallinn, without a time of day the beginning of the day. */
export const sentInstantSchema = sentSchema
  .transform((text) => readInstant(text, '00:00:00', inTallinn) ?? text)
  .pipe(instantSchema);

/** As `sentInstantSchema`, for the end of something: a day alone counts to its end. */
export const sentEndSchema = sentSchema
  .transform((text) => readInstant(text, '23:59:59', inTallinn) ?? text)
  .pipe(instantSchema);

/** A time of WordPress, which writes UTC without a time zone. */
export const wordpressTimeSchema = sentSchema
  .transform((text) => readInstant(text, '00:00:00', (clock) => `${clock}Z`) ?? text)
  .pipe(instantSchema)
  .transform((instant) => (instant.endsWith('Z') ? instant : new Date(instant).toISOString()));

interface Sent {
  /** yyyy-MM-dd. */
  readonly day: string;
  /** HH:mm:ss; undefined for a day alone. */
  readonly time: string | undefined;
  /** The instant itself, where its time zone is given. */
  readonly instant: string | undefined;
}

const datePatterns = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)/u,
  /^(?<year>\d{4})\/(?<month>\d\d?)\/(?<day>\d\d?)/u,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/u,
  // The day first, as in Estonia and in ACF.
  /^(?<day>\d\d?)\.\s?(?<month>\d\d?)\.\s?(?<year>\d{4})/u,
  /^(?<day>\d\d?)[/-](?<month>\d\d?)[/-](?<year>\d{4})/u,
];

function readSent(sent: string): Sent | undefined {
  const text = sent.trim();
  const found = datePatterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const { year, month, day } = found?.groups ?? {};
  if (!found || year === undefined || month === undefined || day === undefined) return undefined;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const rest = text
    .slice(found[0].length)
    .replace(/^(?:[Tt]|,?\s+(?:kell\s+)?)/u, '')
    .trim();
  // An abbreviation of “year”, which Estonian puts behind it.
  if (['', 'a', 'a.'].includes(rest)) return { day: date, time: undefined, instant: undefined };
  return calendarDateSchema.safeParse(date).success ? readClock(date, rest) : undefined;
}

const zonePattern = /(?:Z|UTC|GMT|[+-]\d\d:?(?:\d\d)?)$/iu;

/** @param text What follows the day. */
function readClock(date: string, text: string): Sent | undefined {
  const [zone] = zonePattern.exec(text) ?? [];
  const time = readTimeOfDay(text.slice(0, text.length - (zone?.length ?? 0)).trim());
  if (time === undefined) return undefined;
  if (zone === undefined) return { day: date, time, instant: undefined };
  const instant = `${date}T${time}${/^[+-]/u.test(zone) ? offset(zone) : 'Z'}`;
  const at = Date.parse(instant);
  return Number.isNaN(at) ? undefined : { day: tallinnDay(at), time, instant };
}

const offset = (zone: string): string => {
  const digits = zone.replace(':', '');
  return `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
};

const clockPattern = /^(?<hour>\d\d?)[:.](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:[.,]\d{1,9})?)?$/u;
const halfPattern = /([ap])\.?m\.?$/iu;

/** @returns HH:mm:ss. */
function readTimeOfDay(text: string): string | undefined {
  const half = halfPattern.exec(text);
  const clock = half ? text.slice(0, half.index).trim() : text;
  const { hour, minute, second = '00' } = clockPattern.exec(clock)?.groups ?? {};
  if (hour === undefined || minute === undefined) return undefined;
  const time = `${minute}:${second}`;
  const hours = half ? hourOfHalf(Number(hour), half[1] ?? '') : Number(hour);
  if (hours === 24) return time === '00:00' ? '23:59:59' : undefined;
  return hours <= 23 ? `${String(hours).padStart(2, '0')}:${time}` : undefined;
}

/** @returns NaN, which is no hour, where there is none. */
function hourOfHalf(hour: number, half: string): number {
  const isHour = hour >= 1 && hour <= 12;
  return isHour ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number.NaN;
}

function readDayOfYear(text: string): string | undefined {
  const whole = readSent(text)?.day;
  if (whole !== undefined) return whole.slice('yyyy-'.length);
  const { month, day } =
    (
      /^(?:--)?(?<month>\d\d)-?(?<day>\d\d)$/u.exec(text) ??
      /^(?<day>\d\d?)[./]\s?(?<month>\d\d?)\.?$/u.exec(text)
    )?.groups ?? {};
  return month === undefined || day === undefined
    ? undefined
    : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const inTallinn = (clock: string): string => tallinnInstant(instantOfTallinnClock(clock));

/** @param timeOfDay Of a day alone.
 * @param zoned The instant of a clock without time zone. */
function readInstant(text: string, timeOfDay: string, zoned: (clock: string) => string): string | undefined {
  if (instantSchema.safeParse(text).success) return text;
  const sent = readSent(text);
  if (!sent) return undefined;
  if (sent.instant !== undefined) return sent.instant;
  return calendarDateSchema.safeParse(sent.day).success
    ? zoned(`${sent.day}T${sent.time ?? timeOfDay}`)
    : undefined;
}
