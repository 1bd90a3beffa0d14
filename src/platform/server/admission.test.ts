/** Requests that are refused before anything is read or rendered, byte for byte on the wire. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { configureSite } from '#features/features.server.ts';
import { type LiveSurroundings } from './live.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';
import { bodyLimits } from './request-bodies.ts';
import { maxRequestsPerConnection, startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'admission-'));
const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
writeFileSync(join(folder, '_headers'), '');
writeFileSync(join(folder, '_redirects'), '');
writeFileSync(join(folder, 'about.html'), 'about us');
const { report, events, messages: warnings } = fakeLog();

async function start(surroundings: LiveSurroundings = {}, environment = {}) {
  const live = configureSite(environment, folders, { report, ...surroundings });
  const { origin, stop } = await startServer({ ...folders, port: 0, live });
  return { live, origin, stop };
}

const server = await start();
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function open(origin = server.origin) {
  const connection = await openRawConnection(origin);
  onTestFinished(connection.close);
  return connection;
}

/** @returns The response to a request that is never completed. */
async function answerTo(request: string, origin?: string): Promise<string> {
  const connection = await open(origin);
  connection.send(request);
  return connection.until(/\r\n\r\n/u);
}

const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1]);
const own = { 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };
const form = { ...own, 'Content-Type': 'multipart/form-data; boundary=x' };
const lookup = '/customer-support/next-shipping-day';
const lookupForm = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };

test('a post that may not be answered is refused before its body has come', async () => {
  for (const [status, request] of [
    [
      403,
      rawRequest('POST /api/orders', { ...form, 'Sec-Fetch-Site': 'cross-site', 'Content-Length': '20000' }),
    ],
    [405, rawRequest('PUT /api/orders', { ...form, 'Content-Length': '20000' })],
    [413, rawRequest('POST /api/discharges', { ...json, 'Content-Length': '6000000' })],
    [413, rawRequest('POST /api/helpdesk', { ...form, 'Content-Length': '6000000' })],
    [
      415,
      rawRequest('POST /api/discharges', { ...json, 'Content-Type': 'text/plain', 'Content-Length': '9' }),
    ],
    [
      403,
      rawRequest(`POST ${lookup}`, { ...lookupForm, 'Sec-Fetch-Site': 'cross-site', 'Content-Length': '99' }),
    ],
    [413, rawRequest(`POST ${lookup}`, { ...lookupForm, 'Content-Length': '6000000' })],
    [
      415,
      rawRequest(`POST ${lookup}`, { ...lookupForm, 'Content-Type': 'text/plain', 'Content-Length': '99' }),
    ],
    [405, rawRequest('POST /about', { ...form, 'Content-Length': '6000000' })],
    [405, rawRequest('POST /status', { ...form, 'Content-Length': '6000000' })],
    [405, rawRequest('POST /preview', { ...form, 'Content-Length': '6000000' })],
  ] as const) {
    const [line] = request.split('\r\n', 1);
    expect([line, parseStatus(await answerTo(request))]).toEqual([line, status]);
  }
  expect(server.live.bodies.heldBytes).toBe(0);
});

test('who asks too often is refused before a body has come, at the live part and at its page alike', async () => {
  const { origin, stop } = await start({}, { RATE_LIMIT: '6' });
  onTestFinished(stop);
  for (const line of ['POST /api/discharges', `POST ${lookup}`]) {
    const headers = line.endsWith(lookup) ? lookupForm : json;
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push(
        parseStatus(
          await answerTo(rawRequest(line, { ...headers, 'Content-Length': '9' }, 'x=1234567'), origin),
        ),
      );
    expect([line, statuses.at(-1)]).toEqual([line, 429]);
    const waiting = rawRequest(line, { ...headers, 'Content-Length': '2000' });
    expect([line, parseStatus(await answerTo(waiting, origin))]).toEqual([line, 429]);
  }
});

test('a body over the limit of its endpoint is refused at once, regardless of its announced length', async () => {
  const chunk = `${(3000).toString(16)}\r\n${'x'.repeat(3000)}\r\n`;
  const request = rawRequest('POST /api/discharges', { ...json, 'Transfer-Encoding': 'chunked' }, chunk);
  expect(parseStatus(await answerTo(request))).toBe(413);
});

test('a sender that is slower than any line is not waited for', async () => {
  const { origin, stop, live } = await start({ bodyLimits: { ...bodyLimits, windowMs: 1, minRate: 1e6 } });
  onTestFinished(stop);
  const connection = await open(origin);
  connection.send(rawRequest('POST /api/discharges', { ...json, 'Content-Length': '100' }, '{'));
  expect(parseStatus(await connection.until(/\r\n\r\n/u))).toBe(408);
  await connection.closed();
  expect(live.bodies.heldBytes).toBe(0);
});

test('bodies under way are bounded, for each visitor and for all', async () => {
  for (const limits of [{ maxVisitorBytes: 1500 }, { maxTotalBytes: 1500 }]) {
    const { origin, stop } = await start({ bodyLimits: { ...bodyLimits, ...limits } });
    onTestFinished(stop);
    const first = await open(origin);
    const request = rawRequest('POST /api/orders', { ...form, 'Content-Length': '5000' }, 'x'.repeat(1000));
    first.send(request);
    const second = await open(origin);
    second.send(request);
    // Whichever request came second.
    const answer = await Promise.race([first.until(/\r\n\r\n/u), second.until(/\r\n\r\n/u)]);
    expect([limits, parseStatus(answer)]).toEqual([limits, 503]);
  }
});

test('a sender that begins fast and then falls silent is not waited for', async () => {
  const { origin, stop } = await start({ bodyLimits: { ...bodyLimits, windowMs: 100, minRate: 1000 } });
  onTestFinished(stop);
  const connection = await open(origin);
  const begun = 'x'.repeat(1_000_000);
  connection.send(rawRequest('POST /api/helpdesk', { ...form, 'Content-Length': '2000000' }, begun));
  expect(parseStatus(await connection.until(/\r\n\r\n/u))).toBe(408);
});

test('a network that holds nearly all bytes gives way to another one, regardless of its addresses', async () => {
  const { origin, stop } = await start({ bodyLimits: { ...bodyLimits, maxTotalBytes: 2500 } });
  onTestFinished(stop);
  const large = (address: string) =>
    rawRequest(
      'POST /api/helpdesk',
      { ...form, 'X-Forwarded-For': address, 'Content-Length': '5000' },
      'x'.repeat(1200),
    );
  const [first, second] = [await open(origin), await open(origin)];
  first.send(large('2001:db8:1:1::1'));
  second.send(large('2001:db8:1:2::1'));
  // Those of one network are taken up in their order: both bodies are being read.
  const third = await open(origin);
  third.send(rawRequest('GET /api/none', { 'X-Forwarded-For': '2001:db8:1:3::1' }));
  expect(parseStatus(await third.until(/\r\n\r\n/u))).toBe(404);
  const body = JSON.stringify({ contractNumber: 'L1000003' }).padEnd(400);
  const stranger = await open(origin);
  stranger.send(
    rawRequest(
      'POST /api/discharges',
      { ...json, 'X-Forwarded-For': '203.0.113.7', 'Content-Length': String(body.length) },
      body,
    ),
  );
  expect(parseStatus(await stranger.until(/"discharges"/u))).toBe(200);
  const refused = await Promise.race([first.until(/\r\n\r\n/u), second.until(/\r\n\r\n/u)]);
  expect(parseStatus(refused)).toBe(503);
});

test('who waits for permission to send gets it when the body is read, or a refusal in its place', async () => {
  const body = JSON.stringify({ contractNumber: 'L1000003' });
  const headers = { ...json, Expect: '100-continue', 'Content-Length': String(body.length) };
  const refused = await open();
  refused.send(rawRequest('POST /api/discharges', { ...headers, 'Sec-Fetch-Site': 'cross-site' }));
  expect(parseStatus(await refused.closed())).toBe(403);
  const taken = await open();
  taken.send(rawRequest('POST /api/discharges', headers));
  expect(await taken.until(/\r\n\r\n/u)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  taken.send(body);
  expect(await taken.until(/"discharges"/u)).toContain('HTTP/1.1 200 OK');
});

test('requests that do not wait for their answers are bounded', async () => {
  const countCalls = () => events.filter(({ type }) => type === 'live-call').length;
  const before = countCalls();
  const connection = await open();
  connection.send(rawRequest('GET /api/health').repeat(200));
  await connection.closed();
  expect(countCalls() - before).toBeLessThanOrEqual(16);
});

test('neither is the bound passed by files that are asked for often, nor by what is answered without a look', async () => {
  // From here on the server responds at once.
  await answerTo(rawRequest('GET /about'));
  const requests = [
    rawRequest('GET /about'),
    rawRequest('GET /about', { Expect: 'something else' }),
    rawRequest('GET /about', { Host: 'a b' }),
    'GET /about HTTP/1.1\r\n\r\n',
    'GET /about HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
  ];
  for (const request of requests) {
    const connection = await open();
    connection.send(request.repeat(200));
    const answers = (await connection.closed()).split('HTTP/1.1 ').slice(1);
    expect([request, answers.length <= 16]).toEqual([request, true]);
  }
});

test('as many requests in a line as the bound allows are answered in their order', async () => {
  const connection = await open();
  const paths = ['/about', '/none', '/about', '/api/none', '/about'];
  connection.send(
    paths
      .map((path) => rawRequest(`GET ${path}`))
      .join('')
      .repeat(3) + rawRequest('GET /none'),
  );
  const answers = (await connection.untilAnswers(16)).split('HTTP/1.1 ').slice(1);
  const statuses = [200, 404, 200, 404, 200];
  expect(answers.map((answer) => Number(answer.slice(0, 3)))).toEqual([
    ...statuses,
    ...statuses,
    ...statuses,
    404,
  ]);
});

test('a connection ends after ten thousand requests, and what follows them in the same breath is bounded too', async () => {
  await answerTo(rawRequest('GET /about'));
  const connection = await open();
  for (let sent = 10; sent < maxRequestsPerConnection; sent += 10) {
    connection.send(rawRequest('GET /about').repeat(10));
    await connection.untilAnswers(sent);
  }
  connection.send(rawRequest('GET /about').repeat(20));
  const answers = (await connection.closed()).split('HTTP/1.1 ').slice(1);
  expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(maxRequestsPerConnection);
  expect(answers[maxRequestsPerConnection - 1]).toContain('Connection: close');
});

test('a request has one host, which is a name or an address', async () => {
  const two = 'GET /about HTTP/1.1\r\nHost: www.example.ee\r\nhost: evil.example\r\n\r\n';
  for (const request of [
    two,
    rawRequest('GET /about', { Host: 'reader:key@evil.example' }),
    rawRequest('GET /about', { Host: 'evil.example/x?' }),
    rawRequest('GET /no-such-page', { Host: 'a b' }),
    rawRequest('GET about'),
    rawRequest('GET http://evil.example/about/'),
    rawRequest('GET https://evil.example'),
    rawRequest('GET ftp://www.example.ee/about'),
    rawRequest('OPTIONS *'),
    rawRequest('GET /about', { 'Content-Length': '5' }, 'hello'),
    rawRequest('GET /about', { 'Transfer-Encoding': 'chunked' }, '0\r\n\r\n'),
  ]) {
    const answer = await answerTo(request);
    expect([request, parseStatus(answer)]).toEqual([request, 400]);
    expect(answer).not.toContain('evil');
  }
});

test('an address that names the host as well is the path in it, and no answer repeats the rest', async () => {
  const asked = await answerTo(rawRequest('GET http://www.example.ee/about'));
  expect(parseStatus(asked)).toBe(200);
  const moved = await answerTo(rawRequest('GET HTTP://WWW.EXAMPLE.EE/about/'));
  expect(parseStatus(moved)).toBe(301);
  expect(/^Location: (.*)\r$/mu.exec(moved)?.[1]).toBe('/about');
});

test('a name that no file can have is an address that leads nowhere, and nothing is logged of it', async () => {
  const before = warnings.length;
  for (const path of [
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(300)}.pdf`,
    `/${'%C3%B5'.repeat(200)}`,
    `/${'a/'.repeat(3000)}b`,
  ]) {
    expect([path, parseStatus(await answerTo(rawRequest(`GET ${path}`)))]).toEqual([path, 404]);
  }
  expect(warnings.slice(before).join('')).not.toMatch(/ENAMETOOLONG|aaa/u);
});
