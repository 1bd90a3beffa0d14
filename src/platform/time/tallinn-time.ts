/** The clock of Tallinn, reckoned instead of asked for: a slow phone takes some 50 ms to create a formatter of Intl. */

export interface TallinnMoment {
  /** yyyy-MM-dd. */
  readonly day: string;
  /** HH:mm. */
  readonly time: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Spec §9. */
const timeZone = 'Europe/Tallinn';

/** Before, Estonia had other rules in some years. */
const sameRuleFrom = Date.UTC(2002, 0);

/** @param instant Milliseconds since the Unix epoch.
 * @returns Day and time of day in Tallinn, with daylight saving time. */
export function tallinnMoment(instant: number): TallinnMoment {
  const [day = '', time = ''] = tallinnClock(instant).split('T');
  return { day, time: time.slice(0, 5) };
}

/** @returns Day and time in Tallinn as yyyy-MM-ddTHH:mm:ss. */
export function tallinnClock(instant: number): string {
  return instant < sameRuleFrom ? askedClock(instant) : shifted(instant, isSummer(instant) ? 3 : 2);
}

/** @param clock yyyy-MM-ddTHH:mm:ss, a time that every day has: none between 03:00 and 04:00.
 * @returns The instant at which the clocks of Tallinn show it, in milliseconds since the Unix epoch. */
export function instantOfTallinnClock(clock: string): number {
  const inWinter = Date.parse(`${clock}Z`) - 2 * hourMs;
  return tallinnClock(inWinter) === clock ? inWinter : inWinter - hourMs;
}

/** @param instant Milliseconds since the Unix epoch.
 * @returns The instant as ISO 8601 with the clock of Tallinn and its distance from UTC: `2026-07-01T12:00:00+03:00`. */
export function tallinnInstant(instant: number): string {
  const clock = tallinnClock(instant);
  // Half minutes away from UTC ended in 1940, so the distance is whole minutes.
  const minutes = Math.round((Date.parse(`${clock}Z`) - instant) / minuteMs);
  const part = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${clock}${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

const shifted = (instant: number, hours: number): string =>
  new Date(instant + hours * hourMs).toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);

/** Daylight saving time of the European Union: between the last Sundays of March and October, at one o'clock UTC. */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 2) + hourMs && instant < lastSunday(year, 9) + hourMs;
}

/** @param month Of 31 days, from 0.
 * @returns The beginning of that day (UTC). */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31));
  return last.setUTCDate(31 - last.getUTCDay());
}

let format: Intl.DateTimeFormat | undefined;

/** The Swedish format is yyyy-MM-dd HH:mm:ss. */
function askedClock(instant: number): string {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(instant).replace(' ', 'T');
}
