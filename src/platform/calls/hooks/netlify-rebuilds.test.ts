/** The functions of builds over Netlify's own client of Blobs, with a store that listens on loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { netlifyCall } from '../../../../netlify/calls.ts';
import { netlifySettings } from '../../../../netlify/settings.ts';
import { contentHook } from './content-hook.ts';
import { netlifyHooks } from './netlify-hooks.ts';
import { checkOnNetlify, debounceOnNetlify } from './netlify-rebuilds.ts';
import { hookPath, signed } from '#fakes/sample-webhooks.ts';

const directory = mkdtempSync(join(tmpdir(), 'netlify-rebuilds-'));
const store = new BlobsServer({ directory, token: 'token' });
const { port: storePort } = await store.start();

/** The site and the address of the build hook: what is posted to either. */
const posted: { readonly url: string; readonly request: Request }[] = [];
const server = createServer((request, response) => {
  void toRequest(request).then((one) => {
    posted.push({ url: request.url ?? '', request: one });
    response.writeHead(202).end();
  });
});
const { origin, close } = await listenOnLoopback(server);

async function toRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    headers.set(name, values.join(', '));
  return new Request(`${origin}${request.url ?? ''}`, { method: 'POST', headers, body: await text(request) });
}

const storeUrl = `http://127.0.0.1:${storePort}`;
vi.stubEnv(
  'NETLIFY_BLOBS_CONTEXT',
  btoa(
    JSON.stringify({
      edgeURL: storeUrl,
      uncachedEdgeURL: storeUrl,
      siteID: 'site',
      token: 'token',
      deployID: 'deploy',
    }),
  ),
);
vi.stubEnv('WEBHOOK_SECRET', 'planted-signing-key');
vi.stubEnv('NETLIFY_BUILD_HOOK_URL', `${origin}/build_hooks/planted`);
vi.stubEnv('REBUILD_QUIET_SECONDS', '0');
const output: string[] = [];
vi.stubEnv('LOG_FORMAT', 'json');
vi.spyOn(process.stderr, 'write').mockImplementation((line) => output.push(String(line)) > 0);

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await store.stop();
  await close();
  rmSync(directory, { recursive: true });
});

const production = { deploy: { context: 'production' }, site: { url: origin } };
const callHook = netlifyCall(contentHook, (settings, place) => ({ hooks: netlifyHooks(settings, place) }));
const visit = { ...production, ip: '203.0.113.1' };
const send = () => {
  const message = signed({ timestamp: Math.floor(Date.now() / 1000) });
  return callHook(new Request(`${origin}${hookPath}`, message), visit);
};
const events = async () => (await getStore('rebuilds').list({ prefix: 'events/' })).blobs.length;

test('a webhook on Netlify is noted and becomes one build, and no secret is told', async () => {
  expect((await send()).status).toBe(202);
  expect((await send()).status).toBe(202);
  expect(await events()).toBe(2);
  expect(posted.map(({ url }) => url)).toEqual(Array(2).fill('/.netlify/functions/rebuild-debounce'));

  const [call, other] = posted.splice(0).map(({ request }) => request);
  const forged = new Request(call ?? '', { headers: { 'webhook-signature': 'v1,AAAA' } });
  await debounceOnNetlify(forged, netlifySettings(), production);
  expect(posted).toEqual([]);

  if (other) await debounceOnNetlify(other, netlifySettings(), production);
  expect(posted.splice(0).map(({ url }) => url)).toEqual([
    '/build_hooks/planted?trigger_title=Content%3A+2+changes',
  ]);
  expect(await events()).toBe(0);
  expect(output.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { endpoint: 'hooks-content', status: 202 },
    { endpoint: 'hooks-content', status: 202 },
    { message: 'rebuild', step: 'debounce', outcome: 'started', changes: 2 },
  ]);
  expect(output.join('')).not.toContain('planted');
});

test('a look every ten minutes finds what was noted and has nobody who waits for it', async () => {
  await getStore('rebuilds').setJSON('events/000000000000001-x', { type: 'page-builder' });
  output.length = 0;
  await checkOnNetlify(netlifySettings(), production);
  expect(posted.splice(0).map(({ url }) => url)).toEqual(['/.netlify/functions/rebuild-debounce']);
  expect(output.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ outcome: 'waiting' }]);
});

test('a preview starts no builds', async () => {
  const preview = { ...visit, deploy: { context: 'deploy-preview' } };
  const callAnew = netlifyCall(contentHook, (settings, place) => ({ hooks: netlifyHooks(settings, place) }));
  const message = signed({ timestamp: Math.floor(Date.now() / 1000) });
  const request = new Request(`${origin}${hookPath}`, message);
  expect((await callAnew(request, preview)).status).toBe(503);
  await checkOnNetlify(netlifySettings(), preview);
  expect(posted).toEqual([]);
});
