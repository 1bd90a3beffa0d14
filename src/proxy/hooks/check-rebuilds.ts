/** Looks after what nobody told of: a webhook that was lost, a notice that begins, a build that had to wait. Called every ten
 * minutes; a build costs money, so it asks for the same one rarely. */
import type { CensusHeads } from '#model/census-head.ts';
import type { Clock } from '#base/clock.ts';
import type { RebuildStore } from './rebuild-store.ts';
import { stateOf } from './census-state.ts';

/** What the live site was built from. */
export interface LiveSite {
  /** When the clock makes a page stale next, in milliseconds since the epoch. */
  readonly dueAt: number | undefined;
  readonly heads: CensusHeads;
}

export interface CheckDesk {
  readonly store: RebuildStore;
  readonly clock: Clock;
  readonly site: LiveSite;
  /** As they are at the content base; undefined when it does not answer, or when there is none. */
  readonly loadHeads: () => Promise<CensusHeads | undefined>;
}

export type CheckOutcome =
  | { readonly type: 'fresh' | 'content-base-silent' | 'gathering' | 'building' | 'asked-already' }
  /** Somebody has to gather. */
  | { readonly type: 'waiting' }
  | { readonly type: 'asked'; readonly because: 'due' | 'content-changed' };

/** Within which a build has ended, one way or the other. */
const buildMs = 20 * 60_000;

/** A build that was asked for and changed nothing has failed; whoever mends the content tells of it. */
const againMs = 6 * 60 * 60_000;

export async function checkRebuilds(desk: CheckDesk): Promise<CheckOutcome> {
  return (await findWork(desk)) ?? (await findStale(desk));
}

/** @returns undefined when nothing is noted and nothing is built. */
async function findWork({ store, clock }: CheckDesk): Promise<CheckOutcome | undefined> {
  const now = clock();
  if (await store.isClaimed(now)) return { type: 'gathering' };
  if ((await store.events()).length > 0) return { type: 'waiting' };
  const lastStart = await store.lastStart();
  return lastStart !== undefined && now < lastStart + buildMs ? { type: 'building' } : undefined;
}

async function findStale(desk: CheckDesk): Promise<CheckOutcome> {
  const { dueAt } = desk.site;
  if (dueAt !== undefined && dueAt <= desk.clock()) return ask(desk, 'due', `due ${dueAt}`);
  const heads = await desk.loadHeads();
  if (!heads) return { type: 'content-base-silent' };
  const state = stateOf(heads);
  if (state === stateOf(desk.site.heads)) {
    await desk.store.noteLive(state);
    return { type: 'fresh' };
  }
  // What the live site has shown before is shown no more because somebody put an older site back.
  if (await desk.store.wasLive(state)) return { type: 'fresh' };
  return ask(desk, 'content-changed', state);
}

async function ask(
  { store, clock }: CheckDesk,
  because: 'due' | 'content-changed',
  state: string,
): Promise<CheckOutcome> {
  const now = clock();
  if (!(await store.mayAsk(state, { now, againMs }))) return { type: 'asked-already' };
  await store.note({ type: 'content-base' }, now);
  return { type: 'asked', because };
}
