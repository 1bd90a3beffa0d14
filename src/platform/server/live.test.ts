import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from './server.ts';

const folder = await mkdtemp(join(tmpdir(), 'live-'));
const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
const { report, events } = fakeLog();
const live = configureSite({ TRUSTED_PROXY_HOPS: '1' }, folders, { report });
const server = await startServer({ ...folders, port: 0, live });
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
const { port } = new URL(server.origin);

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends the raw request: nothing is normalised or added. */
async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve);
    sending.on('error', reject);
    sending.end(body);
  });
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const posted = JSON.stringify({ contractNumber: 'l 1000003' });

test('/api/… is answered live, by GET and by POST', async () => {
  for (const answer of [
    await send('/api/discharges?contractNumber=L1000003'),
    await send('/api/discharges', { method: 'POST', headers: json, body: posted }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toMatchObject({ isDemonstration: true });
  }
  const calls = events.filter((event) => event.type === 'live-call');
  expect(calls.map(({ endpoint, cache }) => [endpoint, cache])).toEqual([
    ['discharges', 'miss'],
    ['discharges', 'hit'],
  ]);
});

test('HEAD has the length of the answer that GET gives and no body', async () => {
  const { status, body } = await send('/api/unserved', { method: 'HEAD' });
  expect([status, body]).toEqual([200, '']);
});

test('a form of an origin that names the host in another way is foreign', async () => {
  const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` };
  expect((await send('/api/discharges', { method: 'POST', headers, body: posted })).status).toBe(403);
  const own = { ...headers, origin: `http://127.0.0.1:${port}` };
  expect((await send('/api/discharges', { method: 'POST', headers: own, body: posted })).status).toBe(200);
});

test('a large body is refused and the visitor learns why', async () => {
  const body = Buffer.alloc(9_000_000, ' ');
  const answer = await send('/api/discharges', { method: 'POST', headers: json, body });
  expect(answer.status).toBe(413);
});

test('what a visitor sends is never a failure of the server', async () => {
  for (const [path, sent, status] of [
    ['/api/%', {}, 404],
    ['/api/../about', {}, 404],
    ['/api/discharges?contractNumber=%00%ff', {}, 400],
    [`/api/search?query=${'a'.repeat(9000)}`, {}, 414],
    ['/api/discharges', { method: 'TRACE' }, 400],
    ['/api/discharges', { method: 'PROPFIND' }, 405],
    ['/api/unserved', { headers: { host: 'reader:key@evil.example' } }, 400],
    ['/api/unserved', { headers: { host: 'evil.example/x?' } }, 400],
  ] as const) {
    expect([path, (await send(path, sent)).status]).toEqual([path, status]);
  }
});

async function startWith(environment: Readonly<Record<string, string>>) {
  const warnings: string[] = [];
  const another = configureSite(environment, folders, {
    report: (event) => {
      if (event.type === 'proxy-fault') warnings.push(event.advice);
    },
  });
  const { origin, stop } = await startServer({ ...folders, port: 0, live: another });
  onTestFinished(stop);
  const ask = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor };
    return (await fetch(`${origin}/api/discharges?contractNumber=x`, { headers })).status;
  };
  return { warnings, ask };
}

test('without any setting visitors behind the local proxy are counted separately, and cannot forge another address', async () => {
  const { warnings, ask } = await startWith({});
  for (let index = 1; index <= 25; index += 1) expect(await ask(`203.0.113.${index}`)).toBe(400);
  const forged = [];
  for (let index = 0; index < 21; index += 1) forged.push(await ask(`198.51.100.${index}, 203.0.113.99`));
  expect([forged.at(19), forged.at(20)]).toEqual([400, 429]);
  expect(warnings).toEqual([]);
});

test('a setting that counts all visitors as one is logged at the first forwarded request, once', async () => {
  const { warnings, ask } = await startWith({ TRUSTED_PROXY_HOPS: '0' });
  for (let index = 1; index <= 3; index += 1) await ask(`203.0.113.${index}`);
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS is 0')]);
  expect(warnings.join('')).not.toContain('203.0.113');
});

test('behind a proxy each visitor is counted apart', async () => {
  const ask = async (visitor: string) =>
    (await send('/api/discharges?contractNumber=x', { headers: { 'x-forwarded-for': visitor } })).status;
  const first = [];
  for (let index = 0; index < 21; index += 1) first.push(await ask('203.0.113.77'));
  expect([first.at(19), first.at(20)]).toEqual([400, 429]);
  expect(await ask('203.0.113.78')).toBe(400);
});
