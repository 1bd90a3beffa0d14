import { expect, test } from 'vitest';
import { loadJson } from './load-json.browser.ts';
import { type FetchRequest, parseRequest } from './requests.browser.ts';

/** Loads with a given response, or with a connection that fails. */
function load(answer: Response | Error, request: FetchRequest = { url: '/api/a' }) {
  const send = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return loadJson(parseRequest(request, 'https://www.example.ee'), { send });
}

test('an answer is its JSON, and null where it has no content', async () => {
  expect(await load(Response.json({ a: 1 }))).toEqual({ type: 'success', value: { a: 1 } });
  const empty = new Response(null, { status: 204 });
  expect(await load(empty, { url: '/a', method: 'DELETE' })).toEqual({ type: 'success', value: null });
});

test('a failure has a reason: no connection, too many requests, a proof, a status, or no JSON', async () => {
  const reasons = [
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new Response('', { status: 429 }), 'too-many'],
    [new Response('{"error":', { status: 428 }), 'proof-needed'],
    [new Response('{}', { status: 500 }), 'no-answer'],
    [new Response('{"a":'), 'no-answer'],
  ] as const;
  for (const [answer, failure] of reasons) expect(await load(answer)).toEqual({ type: 'failure', failure });
});
