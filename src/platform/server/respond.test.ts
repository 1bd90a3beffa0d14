import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { BoundedCache } from '#platform/base/bounded-cache.ts';
import { comingMs } from '#fakes/test-limits.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hot-'));
const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
writeFileSync(join(folder, '_headers'), '/*\n  X-Kept: one\n');
writeFileSync(join(folder, '_redirects'), '');
write('about.html', 'first');

const server = await startServer({ ...folders, port: 0, live: configureSite({}, folders) });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Writes a file as the publisher does. */
function write(file: string, text: string): void {
  writeFileSync(join(folder, `${file}.draft`), `${text} ${'.'.repeat(2000)}`);
  renameSync(join(folder, `${file}.draft`), join(folder, file));
}

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(server.origin + path, { headers, redirect: 'manual' });
  const text = await response.text();
  const all = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { status: response.status, headers: all, text };
}

test('what is asked again is answered as the first time, in each encoding and for each language', async () => {
  for (const headers of [
    {},
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br' },
    { cookie: 'locale=et' },
  ]) {
    const first = await get('/about', headers);
    expect(first.status).toBe(200);
    expect(await get('/about', headers)).toEqual(first);
  }
  expect((await get('/about', { cookie: 'a=b; locale=ru' })).headers.location).toBe('/ru/about');
  expect((await get('/about', { range: 'bytes=0-4' })).text).toBe('first');
  const { etag = '' } = (await get('/about')).headers;
  expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
});

test('every letter of a page is the same when it is asked again, whatever the size of the page', async () => {
  for (const times of [100, 10_000]) {
    const address = `/letters-${times}.txt`;
    write(address, 'õž ж'.repeat(times));
    for (const encoding of ['identity', 'gzip']) {
      const first = await get(address, { 'accept-encoding': encoding });
      expect(first.text.startsWith(`${'õž ж'.repeat(times)} .`)).toBe(true);
      expect(await get(address, { 'accept-encoding': encoding })).toEqual(first);
    }
  }
});

test('a document with letters of any language in its name is sent, with the type of what it is', async () => {
  for (const [name, type] of [
    ['Jäätmevedu-õhus.pdf', 'application/pdf'],
    ['График-2026.asice', 'application/vnd.etsi.asic-e+zip'],
  ] as const) {
    write(name, name);
    for (const spelled of [encodeURI(name), encodeURI(name.normalize('NFD'))]) {
      const { status, headers, text } = await get(`/${spelled}`);
      expect([spelled, status, headers['content-type']]).toEqual([spelled, 200, type]);
      expect(text.startsWith(name)).toBe(true);
    }
  }
  expect((await get('/About%20')).headers.location).toBe('/about');
  expect(await get('/about%C2%A0')).toMatchObject({ status: 301, headers: { location: '/about' } });
});

test('a page whose address ends with 404 is a page; the one for unknown addresses is sent with 404 only', async () => {
  for (const file of ['order-404.html', '404.html']) write(file, file);
  expect(await get('/order-404')).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^order-404/u) as string,
  });
  expect((await get('/404')).status).toBe(404);
});

test('a page, a header and a redirect that are written anew are what is answered next', async () => {
  // For some milliseconds a cached response is sent without checking its files.
  const soon = (look: () => Promise<unknown>) => expect.poll(look, { timeout: comingMs, interval: 10 });
  await get('/about');
  write('about.html', 'second');
  await soon(async () => (await get('/about')).text).toMatch(/^second/u);
  writeFileSync(join(folder, '_headers'), '/*\n  X-Kept: other\n');
  await soon(async () => (await get('/about')).headers['x-kept']).toBe('other');
  writeFileSync(join(folder, '_redirects'), '/about /ru/about 301!\n');
  await soon(async () => (await get('/about')).headers.location).toBe('/ru/about');
  writeFileSync(join(folder, '_redirects'), '');
  rmSync(join(folder, 'about.html'));
  await soon(async () => (await get('/about')).status).toBe(404);
});

test('what a visitor makes up does not grow what is remembered: equal answers are kept once', async () => {
  write('grown.txt', 'grown');
  // The list of caches adds up those of all servers in this process, and those of earlier files go when memory is
  // collected: what is kept here is seen as it is stored.
  const stored = vi.spyOn(BoundedCache.prototype, 'set');
  onTestFinished(() => {
    stored.mockRestore();
  });
  const made = (index: number) => `x${index}`;
  for (let index = 0; index < 200; index += 1) {
    const answers = await Promise.all([
      get('/grown.txt', { 'accept-encoding': `identity, ${made(index)}` }),
      get('/grown.txt', { 'accept-encoding': 'identity', cookie: `locale=${made(index)}` }),
      get('/grown.txt', { 'accept-encoding': `gzip, ${made(index)}` }),
      get(`/grown.txt?${made(index)}`, { 'accept-encoding': 'identity' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const keys = new Set(stored.mock.calls.map(([key]) => key).filter((key) => key.includes('/grown.txt')));
  // Uncompressed and as gzip.
  expect([...keys].map((key) => key.trim()).toSorted()).toEqual([
    '/grown.txt',
    expect.stringMatching(/^gzip/u),
  ]);
});
