/** Gathers what was noted into few builds, since each costs money: one that runs, and one that waits for it. Whoever notes
 * something calls `gatherRebuilds` after it; one caller waits until things are quiet and starts a build for all of them, the
 * others leave at once. */
import type { Clock } from '#base/clock.ts';
import type { RebuildSettings } from './hook-settings.ts';
import type { RebuildEvent, RebuildStore } from './rebuild-store.ts';

export interface RebuildDependencies {
  readonly store: RebuildStore;
  readonly settings: Pick<RebuildSettings, 'quietMs' | 'minMs'>;
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<unknown>;
  /** @param title What the list of deploys shows.
   * @returns false when the build was not taken. */
  readonly startBuild: (title: string) => Promise<boolean>;
}

export type DebounceOutcome =
  | { readonly type: 'nothing-noted' }
  /** Another one waits already. */
  | { readonly type: 'gathered-elsewhere' }
  /** Later than a function may wait; whoever looks after that goes on. */
  | { readonly type: 'put-off'; readonly dueAt: number }
  | { readonly type: 'started' | 'not-taken'; readonly changes: number };

/** A function in the background is ended after 15 minutes. */
const patienceMs = 12 * 60_000;
const leaseMs = 14 * 60_000;

/** While things go on changing, a build waits so many quiet times at most. */
const quietTimes = 6;

/** @returns What came of each round. */
export async function debounceRebuilds(
  dependencies: RebuildDependencies,
): Promise<readonly DebounceOutcome[]> {
  const { store, clock } = dependencies;
  const untilMs = clock() + patienceMs;
  const outcomes: DebounceOutcome[] = [];
  for (;;) {
    if (!(await store.claim(clock(), clock() + leaseMs)))
      return [...outcomes, { type: 'gathered-elsewhere' }];
    const outcome = await debounceOnce(dependencies, untilMs).finally(() => store.release());
    outcomes.push(outcome);
    const isDone = outcome.type === 'started' || outcome.type === 'nothing-noted';
    // What was noted just before the right was given back found it taken, and nobody waits for it.
    if (!isDone || (await store.events()).length === 0) return outcomes;
  }
}

async function debounceOnce(dependencies: RebuildDependencies, untilMs: number): Promise<DebounceOutcome> {
  const { store, clock, wait } = dependencies;
  for (;;) {
    const events = await store.events();
    const dueAt = dueInstant(events, await store.lastStart(), dependencies.settings);
    if (dueAt === undefined) return { type: 'nothing-noted' };
    if (dueAt <= clock()) return start(events, dependencies);
    if (dueAt > untilMs) return { type: 'put-off', dueAt };
    await wait(dueAt - clock());
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

/** The start is noted before it is made: one that fails, or a function that dies, then costs patience and no second build. */
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
