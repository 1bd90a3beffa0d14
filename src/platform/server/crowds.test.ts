/** Connections and requests that are held open: however many one network opens, another one is served. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';
import { connectionLimits, type ConnectionLimits } from './connections.ts';
import { configureSite } from '#features/features.server.ts';
import { bodyLimits } from './request-bodies.ts';
import { startServer } from './server.ts';

/** Generous, for a busy machine. */
const patience = { timeout: 20_000, interval: 10 };

async function start(
  limits: Partial<ConnectionLimits> = {},
  environment: Readonly<Record<string, string>> = { TRUSTED_PROXY_HOPS: '1' },
) {
  const folder = mkdtempSync(join(tmpdir(), 'crowds-'));
  const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
  for (const file of ['_headers', '_redirects']) writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'about.html'), 'about us');
  const live = configureSite(environment, folders, {
    report: () => undefined,
    acceptEvent: () => undefined,
    bodyLimits: { ...bodyLimits, windowMs: 600_000, quickWindowMs: 100 },
  });
  const { origin, stop } = await startServer({
    ...folders,
    port: 0,
    live,
    connectionLimits: { ...connectionLimits, ...limits },
  });
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return origin;
}

async function open(origin: string) {
  const connection = await openRawConnection(origin);
  onTestFinished(connection.close);
  return connection;
}

/** Opens many, each of which sends something and then nothing more.
 * @returns How many were closed, and what they have got. */
async function hold(origin: string, count: number, createText: (index: number) => string) {
  const held = { closed: 0, answers: [] as string[] };
  for (let index = 0; index < count; index += 1) {
    const connection = await open(origin);
    connection.send(createText(index));
    void connection.closed().then((answer) => {
      held.closed += 1;
      held.answers.push(answer);
    });
  }
  return held;
}

async function isServed(origin: string, visitor = '203.0.113.7'): Promise<boolean> {
  const connection = await open(origin);
  connection.send(rawRequest('GET /about', { 'X-Forwarded-For': visitor, Connection: 'close' }));
  return (await connection.closed()).includes('about us');
}

const slowPost = (path: string, visitor: string) =>
  rawRequest(
    `POST ${path}`,
    {
      'X-Forwarded-For': visitor,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '5000',
    },
    '-',
  );

test.each([
  ['nine networks of 64 bits of one household', (index: number) => `2001:db8:7:${String(index % 9)}::1`],
  ['the addresses of one neighbourhood', (index: number) => `198.51.100.${String(index % 9)}`],
])('slow posts of %s are few at once, and the others end at once', async (_name, toVisitor) => {
  const origin = await start();
  const count = 9 * bodyLimits.maxOfVisitor;
  const held = await hold(origin, count, (index) => slowPost('/api/orders', toVisitor(index)));
  await vi.waitFor(() => {
    expect(held.closed).toBe(count - bodyLimits.maxOfNeighbourhood);
  }, patience);
  expect(held.answers.every((answer) => /^HTTP\/1\.1 (?:503|429)/u.test(answer))).toBe(true);
  expect(held.answers.every((answer) => /\r\nConnection: close\r\n/iu.test(answer))).toBe(true);
  expect(await isServed(origin)).toBe(true);
});

test.each([
  ['one address', bodyLimits.maxOfVisitor, () => '198.51.100.1'],
  ['a neighbourhood', bodyLimits.maxOfNeighbourhood, (index: number) => `198.51.100.${String(index % 3)}`],
])('bodies of %s that do not come shut nobody there out', async (_name, count, toVisitor) => {
  const origin = await start({}, { TRUSTED_PROXY_HOPS: '1', RATE_LIMIT: '600' });
  const held = await hold(origin, 2 * count, (index) => slowPost('/api/orders', toVisitor(index)));
  const body = JSON.stringify({ contractNumber: 'L1000003' });
  for (let round = 0; round < 3; round += 1) {
    const connection = await open(origin);
    const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
    connection.send(
      rawRequest('POST /api/discharges', {
        ...headers,
        'X-Forwarded-For': '198.51.100.1',
        'Sec-Fetch-Site': 'same-origin',
        'Content-Length': String(body.length),
      }),
    );
    await connection.until(/100 Continue/u);
    connection.send(body);
    expect(await connection.until(/"discharges"/u)).toContain('HTTP/1.1 200 OK');
  }
  expect(held.answers.every((answer) => /^HTTP\/1\.1 (?:503|429)/u.test(answer))).toBe(true);
});

test.each([
  ['that send nothing', ''],
  ['that send their headers slowly', 'GET /about HTTP/1.1\r\nHost: localhost\r\n'],
  ['that have had an answer', rawRequest('GET /about')],
  ['whose bodies do not come', slowPost('/api/orders', '198.51.100.1')],
])('of connections %s the oldest gives way to a new one', async (_name, text) => {
  const origin = await start({ max: 20 });
  const held = await hold(origin, 60, () => text);
  for (let round = 0; round < 5; round += 1) expect(await isServed(origin)).toBe(true);
  await vi.waitFor(() => {
    expect(held.closed).toBeGreaterThanOrEqual(40);
  }, patience);
});

test('who comes after many requests of another network does not wait for their answers', async () => {
  const origin = await start();
  const ask = async (visitor: string) => {
    const connection = await open(origin);
    return () => {
      connection.send(rawRequest('GET /api/none', { 'X-Forwarded-For': visitor }));
      return connection.until(/^HTTP/u);
    };
  };
  const crowd = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`198.51.100.${index % 9}`)));
  let answered = 0;
  const count = () => {
    answered += 1;
  };
  // The test ends before most of them are answered.
  for (const send of crowd) send().then(count, () => undefined);
  const send = await ask('203.0.113.7');
  expect(await send()).toContain('404');
  expect(answered).toBeLessThan(crowd.length / 2);
});

test('the network that holds most gives way, not who came first', async () => {
  const origin = await start({ max: 20 });
  const first = await open(origin);
  first.send(slowPost('/api/orders', '203.0.113.9'));
  let isOpen = true;
  void first.closed().then(() => (isOpen = false));
  await hold(origin, 60, (index) => slowPost('/api/orders', `2001:db8:7:${String(index)}::1`));
  expect(await isServed(origin)).toBe(true);
  expect(isOpen).toBe(true);
});

test('visitors who connect directly have so many connections, and a proxy as many as it needs', async () => {
  const direct = await start({ ofAddress: 10 }, { TRUSTED_PROXY_HOPS: '0' });
  const held = await hold(direct, 15, () => '');
  await vi.waitFor(() => {
    expect(held.closed).toBe(5);
  }, patience);
  const behindProxy = await start({ ofAddress: 10 });
  const more = await hold(behindProxy, 15, () => '');
  expect(await isServed(behindProxy)).toBe(true);
  expect(more.closed).toBe(0);
});

test.each([
  ['an unknown address', 'POST /api/none', 404],
  ['a page that takes none', 'POST /about', 405],
  ['a method that a call does not have', 'PUT /api/discharges', 405],
])('a body that is refused before it comes and never does, is let go of: %s', async (_name, line, status) => {
  const origin = await start();
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain', 'Content-Length': '100' };
  const held = await hold(origin, 80, () => rawRequest(line, headers));
  await vi.waitFor(() => {
    expect(held.closed).toBe(80);
  }, patience);
  expect(held.answers).toHaveLength(80);
  for (const answer of held.answers) {
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `, 'u'));
    expect(answer).toMatch(/\r\nConnection: close\r\n/iu);
  }
});

const signed = {
  'Webhook-Id': 'msg_1',
  'Webhook-Timestamp': String(Math.floor(Date.now() / 1000)),
  'Webhook-Signature': 'v1,AAAA',
};

test.each([
  ['/api/reports', { 'Content-Type': 'application/reports+json' }],
  ['/api/hooks/content', { 'Content-Type': 'application/json', ...signed }],
])('what programs send by themselves is not waited for as long as a form: %s', async (path, headers) => {
  const secrets = { TRUSTED_PROXY_HOPS: '1', WEBHOOK_SECRET: 'a secret of this very test' };
  const connection = await open(await start({}, secrets));
  connection.send(rawRequest(`POST ${path}`, { ...headers, 'Content-Length': '100' }, '['));
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 /u);
});
