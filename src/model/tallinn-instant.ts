import { tallinnClock } from './tallinn-time.ts';

/** @param instant Milliseconds since the Unix epoch.
 * @returns The instant as ISO 8601 with the clock of Tallinn and its distance from UTC: `2026-07-01T12:00:00+03:00`. */
export function tallinnInstant(instant: number): string {
  const clock = tallinnClock(instant);
  // Half minutes away from UTC ended in 1940, so the distance is whole minutes.
  const minutes = Math.round((Date.parse(`${clock}Z`) - instant) / minuteMs);
  const part = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${clock}${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

const minuteMs = 60_000;
