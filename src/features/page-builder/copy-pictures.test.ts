import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type HttpClient, httpClient } from '#platform/base/http/http-client.ts';
import { failure, success } from '#platform/base/result.ts';
import { logNote, type Note } from '#platform/notes/note.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { copyPictures, type CopyPicturesOptions, pictureLimits } from './copy-pictures.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const asked: string[] = [];

/** The page builder, and an internal service that every other name on the same machine leads to. */
const server = createServer(({ url = '', headers: { host = '' } }, response) => {
  asked.push(`${host}${url}`);
  if (url === '/away.png') response.writeHead(302, { location: 'https://10.0.0.1/secret.png' }).end();
  else if (url === '/none.png') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'image/png' }).end(dot);
});
const { origin, port, close } = await listenOnLoopback(server);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});
const host = `${origin}/`;

/** Names that an editor of pages has pointed at services that only this machine can reach. */
const names: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'network.example.com': ['10.1.2.3'],
  'both.example.com': ['93.184.216.34', '::1'],
  'mapped.example.com': ['::ffff:192.168.0.1'],
};
const request = httpClient((name) => {
  const found = names[name];
  if (!found) return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  return Promise.resolve(found.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })));
});

const lost = (address: string) =>
  `the picture ${address} cannot be copied and is left out. Upload it to the studio again.`;

async function copy(addresses: readonly string[]) {
  const warnings: string[] = [];
  const { pictures } = await copyPictures(addresses, {
    media: join(folder, 'media'),
    index: join(folder, 'pictures.json'),
    host,
    known: '',
    isFull: true,
    limits: pictureLimits,
    request,
    warn: (note: Note) => void warnings.push(logNote(note)),
  });
  return { pictures, warnings };
}

test('no name of a page leads into the network of this machine, and no warning tells what is there', async () => {
  asked.length = 0;
  const addresses = [...Object.keys(names), 'nobody.example.com'].flatMap((name) => [
    `https://${name}:${port}/a.png`,
    `https://${name}:9/a.png`,
  ]);
  const { pictures, warnings } = await copy(addresses);
  expect(pictures.size).toBe(0);
  expect(asked).toEqual([]);
  expect(warnings).toEqual(addresses.map(lost));
});

test('numbers, words and names without encryption are not asked at all', async () => {
  asked.length = 0;
  const addresses = [
    `https://127.0.0.1:${port}/a.png`,
    `http://localhost:${port}/a.png`,
    `https://localhost:${port}/a.png`,
    `http://loopback.example.com:${port}/a.png`,
    'https://[::1]/a.png',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    `ftp://127.0.0.1:${port}/`,
    `http://0x7f000001:${port === 1 ? 2 : 1}/a.png`,
  ];
  const { warnings } = await copy(addresses);
  expect(warnings).toEqual(
    addresses.map(
      (one) => `the site does not ask for the picture ${one}, which is left out. Upload it to the studio.`,
    ),
  );
  expect(asked).toEqual([]);
});

test('the page builder’s own pictures come from this machine too, and are told apart', async () => {
  const { pictures, warnings } = await copy([`${host}a.png`, `${host}none.png`, `${host}away.png`]);
  expect([...pictures.keys()]).toEqual([`${host}a.png`]);
  expect(existsSync(join(folder, 'media'))).toBe(true);
  expect(warnings).toEqual([
    `there is no picture at ${host}none.png (status 404), so it is left out.`,
    `the picture ${host}away.png cannot be copied (redirected) and is left out.`,
  ]);
});

interface Answers {
  /** Host whose requests time out; all others send a picture. */
  readonly silent?: string;
  readonly missing?: (address: string) => boolean;
  /** Milliseconds of the fake clock that each response takes. */
  readonly takesMs?: number;
}

/** Hosts of the internet, with a clock that only their responses advance. */
function openHosts({ silent, missing = () => false, takesMs = 0 }: Answers = {}) {
  const state = { nowMs: 0, asked: 0, atOnce: 0, maxConcurrent: 0, given: [] as number[] };
  const request: HttpClient = async (address, { limits }) => {
    const url = new URL(address);
    state.asked += 1;
    state.atOnce += 1;
    state.maxConcurrent = Math.max(state.maxConcurrent, state.atOnce);
    state.given.push(limits.timeMs);
    await Promise.resolve();
    state.atOnce -= 1;
    state.nowMs += takesMs;
    if (url.host === silent) return failure({ reason: 'timeout', isSent: true });
    const status = missing(url.href) ? 404 : 200;
    return success({ status, headers: new Headers(), bytes: Buffer.from('GIF89a') });
  };
  return { state, request, now: () => state.nowMs };
}

function createAddresses(host: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `https://${host}/${index}.gif`);
}

async function copyFrom(
  addresses: readonly string[],
  hosts: ReturnType<typeof openHosts>,
  options: Partial<CopyPicturesOptions> = {},
) {
  const warnings: string[] = [];
  const copied = await copyPictures(addresses, {
    media: join(folder, 'media'),
    index: join(folder, 'some.json'),
    host,
    known: '',
    isFull: false,
    limits: pictureLimits,
    request: hosts.request,
    now: hosts.now,
    warn: (note) => void warnings.push(logNote(note)),
    ...options,
  });
  return { ...copied, warnings };
}

test('a sync asks for 300 pictures, and goes on with the others the next time', async () => {
  const hosts = openHosts({ missing: (address) => address.endsWith('/7.gif') });
  const addresses = createAddresses('a.example.com', 700);
  const first = await copyFrom(addresses, hosts, { index: join(folder, 'many.json') });
  expect([hosts.state.asked, first.pictures.size]).toEqual([300, 299]);
  expect(hosts.state.maxConcurrent).toBe(4);
  expect(first.warnings).toEqual([
    lost('https://a.example.com/7.gif'),
    '400 more pictures are over what is asked for at once; they come by themselves the next time.',
  ]);
  expect([...(first.lost ?? [])]).toEqual(['https://a.example.com/7.gif']);
  const again = { index: join(folder, 'many.json'), ...(first.lost && { lost: first.lost }) };
  const second = await copyFrom(addresses, hosts, again);
  expect([hosts.state.asked, second.pictures.size]).toEqual([600, 599]);
  const third = await copyFrom(addresses, hosts, again);
  expect([hosts.state.asked, third.pictures.size, third.lost]).toEqual([700, 699, undefined]);
  expect(third.warnings).toEqual(['1 more pictures could not be copied the time before.']);
});

test('a host that lets its time pass twice is not asked again, and others are', async () => {
  const hosts = openHosts({ silent: 'slow.example.com' });
  const addresses = [...createAddresses('slow.example.com', 30_000), ...createAddresses('a.example.com', 5)];
  const { pictures, warnings, lost } = await copyFrom(addresses, hosts);
  expect(pictures.size).toBe(5);
  // Requests that were in flight at the same time.
  expect(hosts.state.asked).toBeLessThanOrEqual(2 + 3 + 5);
  expect(warnings.length).toBeLessThanOrEqual(6);
  expect(warnings.at(-1)).toMatch(
    /^2999\d more pictures are not asked for, since their server does not answer\.$/u,
  );
  expect(lost).toBeUndefined();
});

test('all pictures together take no longer than two minutes, and no more than 500 MB', async () => {
  const slow = openHosts({ takesMs: 13_000 });
  const late = await copyFrom(createAddresses('b.example.com', 100), slow);
  expect(slow.state.asked).toBeLessThanOrEqual(10 + 3);
  expect(Math.min(...slow.state.given)).toBeLessThan(pictureLimits.timeMs);
  expect(late.warnings.at(-1)).toMatch(/^\d+ more pictures are over what is asked for at once/u);
  const heavy = openHosts();
  const limits = { ...pictureLimits, maxBytes: 20 };
  const { pictures } = await copyFrom(createAddresses('c.example.com', 100), heavy, { limits });
  expect(pictures.size).toBeLessThanOrEqual(4 + 3);
});

test('what is over keeps the copy that it has', async () => {
  const hosts = openHosts();
  const addresses = createAddresses('d.example.com', 10);
  await copyFrom(addresses, hosts);
  const limits = { ...pictureLimits, maxAsked: 3 };
  const { pictures } = await copyFrom(addresses, hosts, { isFull: true, limits });
  expect([hosts.state.asked, pictures.size]).toEqual([13, 10]);
});

test('the same picture at several addresses is kept once', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `${host}a.png?w=${index}`);
  const { pictures, warnings } = await copyFrom(addresses, { ...openHosts(), request });
  expect(warnings).toEqual([]);
  expect(new Set([...pictures.values()].map((picture) => JSON.stringify(picture))).size).toBe(1);
  expect(pictures.size).toBe(8);
});
