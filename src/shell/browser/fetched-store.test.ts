import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success } from '#platform/base/result.ts';
import type { FetchRequest } from './requests.browser.ts';
import { cacheMs, type FetchOptions, openFetcher, staleMs } from './fetched-store.browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fetcher that counts its requests; they fail or stay pending on demand. */
function openCounted() {
  const upstream = { asked: 0, isFailing: false, isSilent: false };
  const fetcher = openFetcher(() => {
    upstream.asked += 1;
    if (upstream.isSilent) return new Promise(() => undefined);
    return Promise.resolve(upstream.isFailing ? failure('no-answer') : success(`answer ${upstream.asked}`));
  });
  const request: FetchRequest = { url: '/api/a' };
  /** States seen by a component that mounts and unmounts. */
  const see = async (options?: FetchOptions) => {
    const end = fetcher.follow(request, options);
    await vi.advanceTimersByTimeAsync(0);
    return { ...fetcher.getState(request).get(), end };
  };
  return { upstream, see, askAgain: () => fetcher.askAgain(request) };
}

test('an answer is stale after 30 s (30000 ms): until then it serves, after that it is asked for again', async () => {
  const { see } = openCounted();
  const first = await see();
  expect(first.answer).toBe('answer 1');
  first.end();
  await vi.advanceTimersByTimeAsync(staleMs - 1);
  const second = await see();
  expect(second.answer).toBe('answer 1');
  second.end();
  await vi.advanceTimersByTimeAsync(1);
  expect((await see()).answer).toBe('answer 2');
  expect(staleMs).toBe(30_000);
});

test('a stale answer is kept for 5 minutes, to be shown while it is asked for again', async () => {
  expect(cacheMs).toBe(300_000);
  const shown: unknown[] = [];
  for (const waitedMs of [cacheMs - 1, cacheMs]) {
    const { upstream, see } = openCounted();
    (await see()).end();
    await vi.advanceTimersByTimeAsync(waitedMs);
    upstream.isSilent = true;
    shown.push((await see()).answer);
    expect(upstream.asked).toBe(2);
  }
  expect(shown).toEqual(['answer 1', undefined]);
});

test('a failure is not tried again by itself, and is asked again on demand', async () => {
  const { upstream, see, askAgain } = openCounted();
  upstream.isFailing = true;
  const { failure: reason, end } = await see();
  expect(reason).toBe('no-answer');
  await vi.advanceTimersByTimeAsync(10 * cacheMs);
  expect(upstream.asked).toBe(1);
  upstream.isFailing = false;
  askAgain();
  expect((await see()).answer).toBe('answer 2');
  end();
});

test('with an interval it is asked again each time, and without one never', async () => {
  const { upstream, see } = openCounted();
  const { end } = await see({ staleMs: 0, refetchMs: 60_000 });
  await vi.advanceTimersByTimeAsync(180_000);
  expect(upstream.asked).toBe(4);
  end();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(upstream.asked).toBe(4);
  (await see({ staleMs: 0 })).end();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(upstream.asked).toBe(5);
});
