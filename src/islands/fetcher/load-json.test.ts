import { expect, test } from 'vitest';
import { type FetchRequest } from './fetch-request.ts';
import { loadJson } from './load-json.ts';

/** Loads over an answer, or over a connection that fails. */
function load(answer: Response | Error, request: FetchRequest = { url: '/api/a' }) {
  const send = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return loadJson(request, { origin: 'https://www.example.ee', send });
}

test('an answer is its JSON, and null where it has no content', async () => {
  expect(await load(Response.json({ a: 1 }))).toEqual({ a: 1 });
  expect(await load(new Response(null, { status: 204 }), { url: '/a', method: 'DELETE' })).toBeNull();
});

test('a failure says why: no connection, too many questions, a status, or no JSON', async () => {
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
