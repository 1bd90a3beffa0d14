import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '#platform/base/result.ts';
import {
  fetchMethods,
  loadRequest,
  parseRequest,
  RefusedRequestError,
  toRequestKey,
} from './requests.browser.ts';

const origin = 'https://www.example.ee';

afterEach(() => void vi.unstubAllGlobals());

test('a request is a GET by default, and each method sends headers and a JSON body', () => {
  expect(parseRequest({ url: '/api/posts' }, origin).init).toEqual({
    method: 'GET',
    headers: { accept: 'application/json' },
  });
  for (const method of fetchMethods) {
    const headers = { 'x-from': 'page' };
    const { url, init } = parseRequest({ url: '/api/a?b=1', method, headers, body: { c: [1] } }, origin);
    expect(String(url)).toBe('https://www.example.ee/api/a?b=1');
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
      return !(cause instanceof RefusedRequestError && cause.reason === 'not-allowed');
    }
  };
  expect(['/a', 'a', 'https://www.example.ee/a'].map((url) => isAsked(url))).toEqual([true, true, true]);
  const foreign = ['//other.example.ee/a', 'https://other.example.ee', 'http://www.example.ee', 'data:,a'];
  expect(foreign.filter((url) => isAsked(url))).toEqual([]);
  expect(isAsked('https://other.example.ee/a', ['https://other.example.ee'])).toBe(true);
});

test('equal requests have one key, regardless of the order of their headers', () => {
  const request = { url: '/a', headers: { a: '1', b: '2' }, body: { c: 1 } };
  expect(toRequestKey(request)).toBe(
    toRequestKey({ ...request, method: 'GET', headers: { b: '2', a: '1' } }),
  );
  expect(toRequestKey(request)).not.toBe(toRequestKey({ ...request, method: 'POST' }));
  expect(toRequestKey(request)).not.toBe(toRequestKey({ ...request, body: { c: 2 } }));
});

test('a request that may not be sent is a failure, and is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', send);
  expect(await loadRequest({})).toEqual(failure('no-url'));
  expect(await loadRequest({ url: 'https://other.example.ee' })).toEqual(failure('not-allowed'));
  expect(send).not.toHaveBeenCalled();
});
