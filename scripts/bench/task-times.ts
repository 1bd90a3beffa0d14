/** The longest task of a page in a trace of the browser. */
import { z } from 'zod';
import { parseJson } from '#base/json.ts';

/** What the trace must contain. */
export const tracedCategories = [
  'toplevel',
  'loading',
  'disabled-by-default-devtools.timeline',
  '__metadata',
] as const;

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  /** Microseconds of the thread itself, so that other programs count less. */
  tdur: z.number().optional(),
});

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** @param trace The browser's JSON, with one page.
 * @returns Milliseconds of the longest task of the page's main thread that begins after the first paint of content. */
export function maxTaskMs(trace: Buffer): number {
  const { traceEvents } = parseJson(trace, traceSchema);
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new TypeError('The trace has no first paint.');
  const { pid, tid, ts } = painted;
  const tasks = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.ts > ts && event.name === 'RunTask',
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
