import { expect, test } from 'vitest';
import { failure, type Result, success } from '#platform/base/result.ts';
import { RequestCache } from './request-cache.ts';

/** A cache whose requests the test resolves in any order. */
function openCounted(options: { readonly cacheMs?: number; readonly maxEntries?: number } = {}) {
  const time = { now: 0 };
  const asked: { readonly answer: (text: string) => void; readonly fail: () => void }[] = [];
  const cache = new RequestCache<string, 'down' | 'bug'>({ thrown: 'bug', ...options, now: () => time.now });
  const load = () =>
    new Promise<Result<string, 'down'>>((resolve) =>
      asked.push({ answer: (text) => resolve(success(text)), fail: () => resolve(failure('down')) }),
    );
  const ask = (key = 'a', freshMs = 10) => cache.ask(key, load, freshMs);
  return { time, asked, cache, ask, stateOf: (key = 'a') => cache.stateOf(key).get() };
}

test('what is on its way is asked once, and a fresh answer serves again', async () => {
  const { time, asked, ask, stateOf } = openCounted();
  const both = [ask(), ask()];
  expect([asked.length, stateOf()]).toEqual([1, { loading: true }]);
  asked[0]?.answer('A');
  expect(await Promise.all(both)).toEqual([success('A'), success('A')]);
  time.now = 9;
  expect([await ask(), asked.length, stateOf()]).toEqual([success('A'), 1, { loading: false, answer: 'A' }]);
  time.now = 10;
  void ask();
  expect([asked.length, stateOf()]).toEqual([2, { loading: true, answer: 'A' }]);
});

test('where loading throws the page says so instead of waiting, and the next request is sent', async () => {
  const { cache, ask, asked, stateOf } = openCounted();
  const thrown = cache.ask('a', () => Promise.reject(new RangeError('A bug.')), 10);
  await expect(thrown).rejects.toThrow('A bug.');
  expect(stateOf()).toEqual({ loading: false, failure: 'bug' });
  void ask();
  expect([asked.length, stateOf()]).toEqual([1, { loading: true }]);
});

test('a failure is asked again, and leaves the answer that was there', async () => {
  const { asked, ask, stateOf } = openCounted();
  const first = ask();
  asked[0]?.answer('A');
  await first;
  const second = ask('a', 0);
  asked[1]?.fail();
  expect(await second).toEqual(failure('down'));
  expect(stateOf()).toEqual({ loading: false, answer: 'A', failure: 'down' });
  void ask();
  expect(asked).toHaveLength(2);
  void ask('a', 0);
  expect([asked.length, stateOf()]).toEqual([3, { loading: true, answer: 'A' }]);
});

test('an answer is dropped when it is too old to be shown, and the oldest request when there are too many', async () => {
  const { time, asked, ask, stateOf } = openCounted({ cacheMs: 20, maxEntries: 2 });
  const first = ask();
  asked[0]?.answer('A');
  await first;
  time.now = 20;
  void ask();
  expect(stateOf()).toEqual({ loading: true });
  void ask('b');
  void ask('c');
  expect([stateOf('b'), stateOf('a')]).toEqual([{ loading: true }, { loading: false }]);
});

test('a request that is abandoned is asked anew, and one that is answered stays', async () => {
  const { asked, cache, ask } = openCounted();
  void ask();
  cache.abandon('a');
  const again = ask();
  asked[0]?.answer('old');
  asked[1]?.answer('new');
  expect(await again).toEqual(success('new'));
  cache.abandon('a');
  expect([await ask(), asked.length]).toEqual([success('new'), 2]);
});
