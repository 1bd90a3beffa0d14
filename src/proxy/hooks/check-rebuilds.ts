/** Looks after what nobody told of: a webhook that was lost, a notice that begins, a build that had to wait. Called every ten
 * minutes; a build costs money, so it asks for the same one rarely. */
import type { Watermarks } from '#model/watermark.ts';
import type { Clock } from '#base/clock.ts';
import type { RebuildStore } from './rebuild-store.ts';
import { stateOf } from './content-state.ts';

/** What the live site was built from. */
export interface LiveSite {
  /** When the clock makes a page stale next, in milliseconds since the epoch. */
  readonly dueAt: number | undefined;
  readonly watermarks: Watermarks;
}

export interface CheckDependencies {
  readonly store: RebuildStore;
  readonly clock: Clock;
  readonly site: LiveSite;
  /** As they are at the content base; undefined when it does not answer, or when there is none. */
  readonly fetchWatermarks: () => Promise<Watermarks | undefined>;
}

export type CheckOutcome =
  | { readonly type: 'fresh' | 'content-base-silent' | 'gathering' | 'building' | 'asked-already' }
  /** Somebody has to gather. */
  | { readonly type: 'waiting' }
  | { readonly type: 'asked'; readonly reason: 'due' | 'content-changed' };

/** Within which a build has ended, one way or the other. */
const buildMs = 20 * 60_000;

/** A build that was asked for and changed nothing has failed; whoever mends the content tells of it. */
const againMs = 6 * 60 * 60_000;

export async function checkRebuilds(dependencies: CheckDependencies): Promise<CheckOutcome> {
  return (await findWork(dependencies)) ?? (await findStale(dependencies));
}

/** @returns undefined when nothing is noted and nothing is built. */
async function findWork({ store, clock }: CheckDependencies): Promise<CheckOutcome | undefined> {
  const now = clock();
  if (await store.isClaimed(now)) return { type: 'gathering' };
  if ((await store.events()).length > 0) return { type: 'waiting' };
  const lastStart = await store.lastStart();
  return lastStart !== undefined && now < lastStart + buildMs ? { type: 'building' } : undefined;
}

async function findStale(dependencies: CheckDependencies): Promise<CheckOutcome> {
  const { dueAt } = dependencies.site;
  if (dueAt !== undefined && dueAt <= dependencies.clock()) return ask(dependencies, 'due', `due ${dueAt}`);
  const watermarks = await dependencies.fetchWatermarks();
  if (!watermarks) return { type: 'content-base-silent' };
  const state = stateOf(watermarks);
  if (state === stateOf(dependencies.site.watermarks)) {
    await dependencies.store.noteLive(state);
    return { type: 'fresh' };
  }
  // What the live site has shown before is shown no more because somebody put an older site back.
  if (await dependencies.store.wasLive(state)) return { type: 'fresh' };
  return ask(dependencies, 'content-changed', state);
}

async function ask(
  { store, clock }: CheckDependencies,
  reason: 'due' | 'content-changed',
  state: string,
): Promise<CheckOutcome> {
  const now = clock();
  if (!(await store.mayAsk(state, { now, againMs }))) return { type: 'asked-already' };
  await store.note({ type: 'content-base' }, now);
  return { type: 'asked', reason };
}
