import { expect, test } from 'vitest';
import {
  FetchError,
  fetchMethods,
  type FetchRequest,
  keyOf,
  loadJson,
  parseRequest,
} from './fetch-request.ts';

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
