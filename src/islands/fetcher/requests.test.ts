import { expect, test } from 'vitest';
import {
  FetchError,
  fetchMethods,
  type FetchRequest,
  keyOf,
  loadJson,
  parseRequest,
  RequestCache,
} from './requests.ts';

const origin = 'https://www.example.ee';

test('a request is a GET by default, and each method sends headers and a JSON body', () => {
  expect(parseRequest({ url: '/api/posts' }, origin).init).toEqual({
    method: 'GET',
    headers: { accept: 'application/json' },
  });
  for (const method of fetchMethods) {
    const headers = { 'x-from': 'page' };
    const { url, init } = parseRequest({ url: '/api/a?b=1', method, headers, body: { c: [1] } }, origin);
    expect(url.href).toBe('https://www.example.ee/api/a?b=1');
    expect(init).toMatchObject({ method, headers });
    expect(init.body).toBe(method === 'GET' ? undefined : '{"c":[1]}');
  }
  expect(fetchMethods).toEqual(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
});

test("a request without an address throws 'Please specify a URL to fetch'", () => {
  for (const url of [undefined, '', '  ']) {
    expect(() => parseRequest({ url }, origin)).toThrow('Please specify a URL to fetch');
  }
});

test('only our own origin and those of the list are asked', () => {
  const isAsked = (url: string, allowed: readonly string[] = []) => {
    try {
      parseRequest({ url }, origin, allowed);
      return true;
    } catch (cause) {
      return !(cause instanceof FetchError && cause.reason === 'not-allowed');
    }
  };
  expect(['/a', 'a', 'https://www.example.ee/a'].map((url) => isAsked(url))).toEqual([true, true, true]);
  const foreign = ['//other.example.ee/a', 'https://other.example.ee', 'http://www.example.ee', 'data:,a'];
  expect(foreign.filter((url) => isAsked(url))).toEqual([]);
  expect(isAsked('https://other.example.ee/a', ['https://other.example.ee'])).toBe(true);
});

test('equal requests have one key, regardless of the order of their headers', () => {
  const request = { url: '/a', headers: { a: '1', b: '2' }, body: { c: 1 } };
  expect(keyOf(request)).toBe(keyOf({ ...request, method: 'GET', headers: { b: '2', a: '1' } }));
  expect(keyOf(request)).not.toBe(keyOf({ ...request, method: 'POST' }));
  expect(keyOf(request)).not.toBe(keyOf({ ...request, body: { c: 2 } }));
});

/** Loads with a given response, or with a connection that fails. */
function load(answer: Response | Error, request: FetchRequest = { url: '/api/a' }) {
  const send = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return loadJson(request, { origin: 'https://www.example.ee', send });
}

test('an answer is its JSON, and null where it has no content', async () => {
  expect(await load(Response.json({ a: 1 }))).toEqual({ a: 1 });
  expect(await load(new Response(null, { status: 204 }), { url: '/a', method: 'DELETE' })).toBeNull();
});

test('a failure has a reason: no connection, too many requests, a status, or no JSON', async () => {
  const reasons = [
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new Response('', { status: 429 }), 'too-many'],
    [new Response('{}', { status: 500 }), 'no-answer'],
    [new Response('{"a":'), 'no-answer'],
  ] as const;
  for (const [answer, reason] of reasons) await expect(load(answer)).rejects.toMatchObject({ reason });
  await expect(load(new Response('{}', { status: 500 }))).rejects.toThrow('Error fetching data');
});

test('without an address nothing is asked', async () => {
  await expect(load(Response.json({}), {})).rejects.toThrow('Please specify a URL to fetch');
});

/** A cache whose requests the test resolves in any order. */
function openCounted(options: { readonly cacheMs?: number; readonly maxEntries?: number } = {}) {
  const time = { now: 0 };
  const asked: { readonly answer: (text: string) => void; readonly fail: () => void }[] = [];
  const cache = new RequestCache<string>({ ...options, now: () => time.now });
  const load = () =>
    new Promise<string>((answer, reject) => asked.push({ answer, fail: () => reject(new Error('down')) }));
  const ask = (key = 'a', freshMs = 10) => cache.ask(key, load, freshMs);
  return { time, asked, cache, ask, stateOf: (key = 'a') => cache.stateOf(key).get() };
}

test('what is on its way is asked once, and a fresh answer serves again', async () => {
  const { time, asked, ask, stateOf } = openCounted();
  const both = [ask(), ask()];
  expect([asked.length, stateOf()]).toEqual([1, { loading: true }]);
  asked[0]?.answer('A');
  expect(await Promise.all(both)).toEqual(['A', 'A']);
  time.now = 9;
  expect([await ask(), asked.length, stateOf()]).toEqual(['A', 1, { loading: false, answer: 'A' }]);
  time.now = 10;
  void ask();
  expect([asked.length, stateOf()]).toEqual([2, { loading: true, answer: 'A' }]);
});

test('a failure is asked again, and leaves the answer that was there', async () => {
  const { asked, ask, stateOf } = openCounted();
  const first = ask();
  asked[0]?.answer('A');
  await first;
  const second = ask('a', 0);
  asked[1]?.fail();
  await expect(second).rejects.toThrow('down');
  expect(stateOf()).toMatchObject({ loading: false, answer: 'A', error: { message: 'down' } });
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
  expect(await again).toBe('new');
  cache.abandon('a');
  expect([await ask(), asked.length]).toEqual(['new', 2]);
});
