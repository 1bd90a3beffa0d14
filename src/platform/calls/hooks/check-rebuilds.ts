/** Finds changes without a webhook: lost webhooks, notices that begin, builds that were postponed. Called every ten
 * minutes; since builds cost money, it requests the same one only rarely. */
import type { Watermarks } from '#platform/cms/watermark.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { RebuildStore } from './rebuild-store.ts';
import { digestWatermarks } from './content-state.ts';

/** State of the content that the live site was built from. */
export interface LiveSite {
  /** When the next page becomes stale because of the date or time, in milliseconds since the epoch. */
  readonly dueAt: number | undefined;
  readonly watermarks: Watermarks;
}

export interface CheckDependencies {
  readonly store: RebuildStore;
  readonly clock: Clock;
  readonly site: LiveSite;
  /** Current watermarks of the content base; undefined when it is not reachable or not configured. */
  readonly fetchWatermarks: () => Promise<Watermarks | undefined>;
}

export type CheckOutcome =
  | { readonly type: 'fresh' | 'content-base-silent' | 'debouncing' | 'building' | 'asked-already' }
  /** Events are waiting, so a debounce run must be started. */
  | { readonly type: 'waiting' }
  | { readonly type: 'asked'; readonly reason: 'due' | 'content-changed' };

/** Upper limit of a build's duration. */
const buildMs = 20 * 60_000;

/** A requested build that did not change the live site has failed; the fixed content will send a webhook of its own. */
const againMs = 6 * 60 * 60_000;

export async function checkRebuilds(dependencies: CheckDependencies): Promise<CheckOutcome> {
  return (await findWork(dependencies)) ?? (await findStale(dependencies));
}

/** @returns undefined when no event is waiting and no build is running. */
async function findWork({ store, clock }: CheckDependencies): Promise<CheckOutcome | undefined> {
  const now = clock();
  if (await store.isClaimed(now)) return { type: 'debouncing' };
  if ((await store.events()).length > 0) return { type: 'waiting' };
  const lastStart = await store.lastStart();
  return lastStart !== undefined && now < lastStart + buildMs ? { type: 'building' } : undefined;
}

async function findStale(dependencies: CheckDependencies): Promise<CheckOutcome> {
  const { dueAt } = dependencies.site;
  if (dueAt !== undefined && dueAt <= dependencies.clock()) return ask(dependencies, 'due', `due ${dueAt}`);
  const watermarks = await dependencies.fetchWatermarks();
  if (!watermarks) return { type: 'content-base-silent' };
  const state = digestWatermarks(watermarks);
  if (state === digestWatermarks(dependencies.site.watermarks)) {
    await dependencies.store.noteLive(state);
    return { type: 'fresh' };
  }
  // The live site had this state before, and was then rolled back to an older deploy on purpose.
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
