import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { success } from '#platform/base/result.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import type { Upstream } from './upstream.ts';
import { helpdeskShares } from '#features/forms/helpdesk/gated-helpdesk.server.ts';
import { contentBaseShares, type GateShares, UpstreamGate } from './upstream-gate.ts';

/** An upstream that answers when it is told to. */
function holdingUpstream() {
  const held: (() => void)[] = [];
  const open = { max: 0 };
  const empty = {
    kojv_olme: [],
    kojv_ehitus: [],
    waste_stations: [],
    failed_discharges: [],
  };
  const headers = { 'content-type': 'application/json', 'x-wp-total': '0', 'x-wp-totalpages': '0' };
  const contentBase: Upstream = {
    isDemonstration: false,
    send: async ({ path }) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held.push(() => resolve(undefined));
      open.max = Math.max(open.max, held.length);
      await promise;
      const body = path === 'general-purpose-api/search' ? empty : [];
      const bytes = Buffer.from(JSON.stringify(body));
      return success({ status: 200, headers: new Headers(headers), bytes });
    },
  };
  /** Lets all calls end, and those that begin meanwhile. */
  const end = async (asked: readonly Promise<unknown>[]) => {
    const state = { isEnded: false };
    void Promise.allSettled(asked).then(() => (state.isEnded = true));
    while (!state.isEnded) {
      for (const answer of held.splice(0)) answer();
      await setImmediate();
    }
  };
  return { contentBase, held, open, end };
}

/** On a busy machine, calls would wait for longer than a gate lets them before the test has asked for all. */
function stopWaitingTimes(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('however many networks ask, the content base has few calls open, and searches have a part of them', async () => {
  stopWaitingTimes();
  const { contentBase, held, open, end } = holdingUpstream();
  const { ask } = sampleApi({ contentBase });
  const searches = Array.from({ length: 40 }, (_, index) =>
    ask(`/api/search?query=word${index}`, {}, `198.51.${index % 10}.1`),
  );
  await expect.poll(() => held.length).toBe(contentBaseShares.searches);
  const lookups = Array.from({ length: 100 }, (_, index) =>
    ask(`/api/discharges?contractNumber=${5_000_000 + index}`, {}, `203.0.${index}.1`),
  );
  await expect.poll(() => held.length).toBe(contentBaseShares.all);
  await end([...searches, ...lookups]);
  expect(open.max).toBe(contentBaseShares.all);
  expect((await Promise.all(lookups)).filter(({ status }) => status === 200).length).toBeGreaterThan(60);
});

test('one network holds its share, whatever addresses of it ask; what is too much is refused with a sentence', async () => {
  stopWaitingTimes();
  const { contentBase, held, end } = holdingUpstream();
  const { ask } = sampleApi({ contentBase });
  const posts = Array.from({ length: 100 }, (_, index) =>
    ask(`/api/posts?page=${index + 1}`, {}, `2001:db8:7:${index.toString(16)}::/64`),
  );
  await expect.poll(() => held.length).toBe(contentBaseShares.network);
  const other = ask('/api/posts?page=200', {}, '203.0.113.9');
  await expect.poll(() => held.length).toBe(contentBaseShares.network + 1);
  await end([...posts, other]);
  expect((await other).status).toBe(200);
  const refused = (await Promise.all(posts)).filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(100 - 4 * contentBaseShares.network);
  for (const { status, headers, body } of refused) {
    const { code, message } = failureAnswerSchema.parse(body).error;
    expect([status, headers.get('retry-after'), code]).toEqual([503, '5', 'upstream-busy']);
    expect(locales.every((locale) => message[locale].length > 20)).toBe(true);
  }
  // Nothing rests because of it: the same question is asked again.
  const again = ask('/api/posts?page=99', {}, '2001:db8:7:1::/64');
  await end([again]);
  expect((await again).status).toBe(200);
});

test('a network that may open no more calls does not keep the list of everybody from others who ask with it', async () => {
  const { contentBase, held, end } = holdingUpstream();
  const { ask } = sampleApi({ contentBase });
  const crowd = '203.0.113.1';
  const waiting = Array.from({ length: 4 * contentBaseShares.network }, (_, index) =>
    ask(`/api/posts?page=${index + 1}`, {}, crowd),
  );
  await expect.poll(() => held.length).toBe(contentBaseShares.network);
  const [refused, served] = [ask('/api/unserved', {}, crowd), ask('/api/unserved', {}, '198.51.100.9')];
  expect((await refused).status).toBe(503);
  await end([...waiting, served]);
  expect((await served).status).toBe(200);
});

test.for<GateShares>([contentBaseShares, helpdeskShares])(
  'a call that fails gives its place back, of $all',
  async (shares) => {
    const gate = new UpstreamGate(shares);
    const caller = { address: '203.0.113.1', isSearch: true };
    for (let index = 0; index < 2 * shares.all * 4; index += 1)
      await gate.use(caller, () => Promise.reject(new Error('broken'))).catch(() => undefined);
    expect(await gate.use(caller, () => Promise.resolve('answer'))).toBe('answer');
  },
);
