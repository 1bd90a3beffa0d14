/** Failures of WordPress after which another try may succeed, and how long to wait before it. */

export class PassingFault {
  readonly error: Error;
  readonly pauseMs: number | undefined;

  constructor(error: Error, pauseMs: number | undefined) {
    this.error = error;
    this.pauseMs = pauseMs;
  }
}

/** Statuses of temporary failures. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether another try may succeed. */
export const isPassing = (status: number): boolean => passing.has(status);

/** @returns The pause that WordPress asks for, in seconds or by a date; undefined when it asks for none. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
