import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { helpdeskFormAnswerSchema } from '#features/forms/helpdesk-answer.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';

/** Each token as Turnstile would answer it. */
const answers: Readonly<Record<string, object>> = {
  good: { success: true, hostname: 'www.example.ee', action: 'form' },
  'of another site': { success: true, hostname: 'www.example.com', action: 'form' },
  'for something else': { success: true, hostname: 'www.example.ee', action: 'login' },
  'without a place': { success: true },
};

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const fields = new URLSearchParams(body);
    const token = fields.get('secret') === 'planted' ? fields.get('response') : undefined;
    const answer = answers[token ?? ''] ?? { success: false };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
const { origin, close } = await listenOnLoopback(server);
afterAll(close);
const verifyUrl = `${origin}/`;
const turnstile = { siteKey: 'key', secret: 'planted', verifyUrl, hostname: 'www.example.ee' };

const question = { topic: '10', name: 'Mari', phone: '5555 5555', subject: 'Tere', description: 'Tere' };

async function send(token: string | undefined, check = turnstile) {
  const fields = { ...question, ...(token !== undefined && { 'cf-turnstile-response': token }) };
  const { status, body } = await sampleApi({ turnstile: check }).ask('/api/helpdesk', posting(fields));
  return status === 200 ? 'sent' : failureAnswerSchema.parse(body).error.code;
}

test('where Turnstile is configured a form is sent with a good token only', async () => {
  expect(await send('good')).toBe('sent');
  for (const token of [undefined, '', 'bad', 'a'.repeat(2049)])
    expect(await send(token)).toBe('check-failed');
});

test('a token is good for the site and for the form that it was made for', async () => {
  for (const token of ['of another site', 'for something else', 'without a place'])
    expect([token, await send(token)]).toEqual([token, 'check-failed']);
});

test('a check that cannot be made counts as failed', async () => {
  expect(await send('good', { ...turnstile, verifyUrl: 'http://127.0.0.1:9/' })).toBe('check-failed');
});

test('an order is checked too', async () => {
  const order = { name: 'Mari', phone: '5555 5555', address: 'Tamme 1', tank: 'cesspit' };
  const { ask } = sampleApi({ turnstile });
  expect((await ask('/api/orders', posting(order))).status).toBe(403);
  expect((await ask('/api/orders', posting({ ...order, 'cf-turnstile-response': 'good' }))).status).toBe(200);
});

test('the page learns the public key and never the secret', async () => {
  const { body } = await sampleApi({ turnstile }).ask('/api/helpdesk');
  expect(helpdeskFormAnswerSchema.parse(body).turnstileSiteKey).toBe('key');
  expect(JSON.stringify(body)).not.toContain('planted');
});
