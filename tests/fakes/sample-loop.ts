/** A content loop over content that only records what is done with it. */
import { vi } from 'vitest';
import { digest } from '#platform/base/digest.ts';
import { ContentLoop } from '#platform/server/content-loop/content-loop.ts';
import type { Work } from '#platform/server/content-loop/loop-options.ts';
import { fakeLog } from './fake-log.ts';

export const noOutcome = { written: [], removed: [] } as const;
export const oneFile = { written: ['posts/000/1.json'], removed: [] } as const;

/** Fake content that records its calls, and a loop that runs until it is stopped.
 * @param changes Parts of the fake content that do otherwise. */
export function startLoop(changes: Partial<Work> = {}) {
  const done: string[] = [];
  const { report, events: noted, messages: message } = fakeLog();
  const clock = { now: Date.parse('2026-06-01T12:00:00Z') };
  const note =
    <Value>(name: string, value: Value) =>
    () => {
      done.push(name);
      return value;
    };
  const rendered = { rendered: 1, reused: 0, removed: 0, asked: 0, failed: [], left: 0 };
  const work: Work = {
    syncNamed: (entries) => {
      done.push(`entries ${entries.map(({ id }) => id).join(' ')}`);
      return Promise.resolve({ ...oneFile, isWhole: true });
    },
    count: () => Promise.resolve(undefined),
    syncAll: note('inventory', Promise.resolve(noOutcome)),
    syncPageBuilder: note('page builder', Promise.resolve<'none' | 'addresses'>('none')),
    publish: (reason) => {
      done.push(`publish ${reason}`);
      return Promise.resolve(rendered);
    },
    makeWay: () => false,
    nextDue: () => Infinity,
    fingerprint: () => digest('as it was'),
    isHeld: () => false,
    isOutdated: () => false,
    endJob: () => Promise.resolve(),
    close: () => Promise.resolve(),
    ...changes,
  };
  const upstreams = { hasContentBase: true, hasPageBuilder: true };
  const loop = new ContentLoop({
    work,
    upstreams,
    clock: () => clock.now,
    report,
  });
  return { loop, done, noted, message, clock, end: Promise.resolve().then(() => loop.run()) };
}

export const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });

export const event = (id: number) => ({ type: 'content-base', entry: { postType: 'posts', id } }) as const;
