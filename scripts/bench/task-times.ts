/** The longest task of a page in a trace of the browser. */
import { z } from 'zod';
import { parseJson } from '#base/json.ts';

/** What the trace must contain. */
export const tracedCategories = [
  'toplevel',
  'loading',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  '__metadata',
] as const;

/** V8 parses a function again to know the lines of an error's stack, which a script makes to measure whether stacks have them
 * (React, as it is loaded). It does so for each frame while an inspector is attached, as here: a visitor's browser does not. */
const ofInspector = 'V8.CollectSourcePositions';

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  /** Microseconds. */
  dur: z.number().optional(),
  /** Microseconds of the thread itself, so that other programs count less. */
  tdur: z.number().optional(),
});

type TraceEvent = z.infer<typeof eventSchema>;

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** @param trace The browser's JSON, with one page.
 * @returns Milliseconds of the longest task of the page's main thread that begins after the first paint of content, without what it
 * does for the inspector that measures it. */
export function maxTaskMs(trace: Buffer): number {
  const { traceEvents } = parseJson(trace, traceSchema);
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new TypeError('The trace has no first paint.');
  const { pid, tid, ts } = painted;
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ts > ts);
  const others = events.filter(({ name }) => name === ofInspector);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  return Math.max(0, ...tasks.map((task) => ownMs(task, others)));
}

/** Milliseconds of a task without what it did for the inspector. */
function ownMs(task: TraceEvent, others: readonly TraceEvent[]): number {
  const until = task.ts + (task.dur ?? 0);
  const inside = others.filter(({ ts }) => ts >= task.ts && ts < until);
  return inside.reduce((left, { tdur = 0 }) => left - tdur, task.tdur ?? 0) / 1000;
}
