/** Debounces webhook events into few builds, since each build costs money: one runs and at most one waits. Every
 * caller stores its event first, then calls `debounceRebuilds`. One caller gets the lease, waits for quiet and
 * starts a build for all events; the others return at once. */
import type { Clock } from '#platform/base/clock.ts';
import type { RebuildSettings } from './hook-settings.ts';
import type { RebuildEvent, RebuildStore } from './rebuild-store.ts';

export interface RebuildDependencies {
  readonly store: RebuildStore;
  readonly settings: Pick<RebuildSettings, 'quietMs' | 'minMs'>;
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<unknown>;
  /** @param title Title in Netlify's list of deploys.
   * @returns false when Netlify did not accept the build. */
  readonly startBuild: (title: string) => Promise<boolean>;
}

export type DebounceOutcome =
  | { readonly type: 'nothing-noted' }
  /** Another process holds the lease. */
  | { readonly type: 'debounced-elsewhere' }
  /** The build is due later than this function may run; the periodic check continues. */
  | { readonly type: 'put-off'; readonly dueAt: number }
  | { readonly type: 'started' | 'not-taken'; readonly changes: number };

/** Netlify stops background functions after 15 minutes. */
const patienceMs = 12 * 60_000;
const leaseMs = 14 * 60_000;

/** While changes keep arriving, a build waits at most this many quiet periods. */
const quietTimes = 6;

/** @returns The outcome of each round. */
export async function debounceRebuilds(
  dependencies: RebuildDependencies,
): Promise<readonly DebounceOutcome[]> {
  const { store, clock } = dependencies;
  const untilMs = clock() + patienceMs;
  const outcomes: DebounceOutcome[] = [];
  for (;;) {
    if (!(await store.claim(clock(), clock() + leaseMs)))
      return [...outcomes, { type: 'debounced-elsewhere' }];
    const outcome = await debounceOnce(dependencies, untilMs);
    outcomes.push(outcome);
    const isDone = outcome.type === 'started' || outcome.type === 'nothing-noted';
    // Events stored just before the release saw the lease taken, so this process must handle them.
    if (!isDone || (await store.events()).length === 0) return outcomes;
  }
}

/** Ends the lease of this round in any case. */
async function debounceOnce(dependencies: RebuildDependencies, untilMs: number): Promise<DebounceOutcome> {
  const { store, clock, wait } = dependencies;
  try {
    for (;;) {
      const events = await store.events();
      const dueAt = dueInstant(events, await store.lastStart(), dependencies.settings);
      if (dueAt === undefined) return { type: 'nothing-noted' };
      if (dueAt <= clock()) return await start(events, dependencies);
      if (dueAt > untilMs) return { type: 'put-off', dueAt };
      await wait(dueAt - clock());
    }
  } finally {
    await store.release();
  }
}

/** When a build for these events may start; undefined without events.
 * @param events Oldest first. */
export function dueInstant(
  events: readonly RebuildEvent[],
  lastStart: number | undefined,
  { quietMs, minMs }: RebuildDependencies['settings'],
): number | undefined {
  const [oldest, newest] = [events[0], events.at(-1)];
  if (!oldest || !newest) return undefined;
  const quietAt = Math.min(newest.at + quietMs, oldest.at + quietTimes * quietMs);
  return Math.max(quietAt, lastStart === undefined ? 0 : lastStart + minMs);
}

/** The start is recorded first: if the call or the function fails, the result is a delay, not a second build. */
async function start(
  events: readonly RebuildEvent[],
  { store, clock, startBuild }: RebuildDependencies,
): Promise<DebounceOutcome> {
  const changes = events.length;
  await store.noteStart(clock());
  const isTaken = await startBuild(`Content: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
  if (!isTaken) return { type: 'not-taken', changes };
  await store.forget(events);
  return { type: 'started', changes };
}
