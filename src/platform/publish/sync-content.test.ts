/** How a sync handles every failure of WordPress: R3 of the targets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comingMs, silenceMs } from '#fakes/test-limits.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { readSynced } from '#fakes/synced-content.ts';
import { collectNotes } from '#fakes/collect-notes.ts';
import {
  fakePost,
  type FakeWordPress,
  type Fault,
  sendJson,
  startFakeWordPress,
} from '#fakes/fake-wordpress.ts';
import { parseSettings } from './settings.ts';
import { syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

const postCount = 250;
let fakeWordPress: FakeWordPress;
let stateDir: string;

beforeEach(async () => {
  fakeWordPress = await startFakeWordPress(
    Array.from({ length: postCount }, (_, index) => fakePost(index + 1)),
  );
  stateDir = mkdtempSync(join(tmpdir(), 'sync-'));
});

afterEach(async () => {
  await fakeWordPress.close();
  rmSync(stateDir, { recursive: true, force: true });
});

/** @param timeMs Shorter if WordPress does not answer, because every attempt waits this long. */
async function sync(timeMs = comingMs) {
  const { report, problems, warnings } = collectNotes();
  const outcome = await syncSite({
    site,
    settings: parseSettings({ STATE_DIR: stateDir, CONTENT_BASE_URL: fakeWordPress.url }),
    contentBase: { url: fakeWordPress.url, credentials: undefined },
    report,
    isFull: false,
    limits: { tries: timeMs === comingMs ? 3 : 1, pauseMs: 5, timeMs, patienceMs: 50 },
  });
  return { ...outcome, problems, warnings };
}

const failing = async (timeMs?: number): Promise<unknown> =>
  sync(timeMs).then(
    () => 'good',
    (cause: unknown) => (cause instanceof ContentBaseError ? cause.reason : cause),
  );

const content = (): ReadonlyMap<string, string> => readSynced(stateDir);

const change = (id: number, title: string, month = '02') => {
  const posts = fakeWordPress.entries.get('posts') ?? [];
  posts[id - 1] = fakePost(id, { title: { rendered: title }, modified_gmt: `2026-${month}-01T10:00:00` });
};

test('a first sync asks for each post once, and an unchanged one for the census only', async () => {
  expect((await sync()).written).toHaveLength(postCount + 1);
  fakeWordPress.requests.length = 0;
  expect(await sync()).toMatchObject({ written: [], removed: [], problems: [] });
  expect(fakeWordPress.requests.filter((request) => request.includes('include='))).toEqual([]);
  // Three pages of Estonian, one of each other language; also types and categories.
  expect(fakeWordPress.requests).toHaveLength(7);
  expect(fakeWordPress.maxConcurrent).toBeLessThanOrEqual(3);
});

test('Estonian is the empty language when content is queried', async () => {
  await sync();
  const queries = fakeWordPress.requests.map((request) => new URL(request, fakeWordPress.url).searchParams);
  const asked = queries.filter((query) => query.get('offset') === '0').map((query) => query.get('lang'));
  expect(asked).toEqual([null, 'ru', 'en']);
  expect(queries.filter((query) => query.has('include')).some((query) => query.has('lang'))).toBe(false);
});

const html = { 'content-type': 'text/html' };
const faults: Readonly<Record<string, readonly [reason: string, fault: Fault]>> = {
  down: ['unreachable', (_request, response) => Boolean(response.destroy())],
  silent: ['slow', () => true],
  broken: ['status', (_request, response) => Boolean(response.writeHead(500, html).end('<h1>Oops</h1>'))],
  'answering in HTML': [
    'no-json',
    (_request, response) => Boolean(response.writeHead(200, html).end('<p>Hi')),
  ],
};

test.for(Object.keys(faults))(
  'WordPress that is %s, from the start or in the middle, leaves the last good content as it was',
  async (name) => {
    const [reason, fault] = faults[name] ?? ['', () => false];
    await sync();
    const before = content();
    for (let id = 1; id <= postCount; id += 1) change(id, 'Uus');
    fakeWordPress.fault = fault;
    const timeMs = name === 'silent' ? silenceMs : comingMs;
    expect(await failing(timeMs)).toBe(reason);
    expect(content()).toEqual(before);
    // The inventory succeeds, one of the batches fails.
    fakeWordPress.fault = (request, response, count) =>
      (request.url?.includes('include=201') ?? false) && fault(request, response, count);
    expect(await failing(name === 'silent' ? 2500 : comingMs)).toBe(reason);
    expect(content()).toEqual(before);
    fakeWordPress.fault = undefined;
    expect((await sync()).written).toHaveLength(postCount);
  },
);

test('a list that shrinks while it is read is counted again', async () => {
  await sync();
  fakeWordPress.fault = (request) => {
    if (request.url?.includes('&offset=0&') && !request.url.includes('lang=')) {
      fakeWordPress.fault = undefined;
      setImmediate(() => fakeWordPress.entries.get('posts')?.splice(0, 60));
    }
    return false;
  };
  const { removed } = await sync();
  expect(removed).toHaveLength(60);
});

test('a list that never stands still is given up, and nothing is lost', async () => {
  await sync();
  const before = content();
  fakeWordPress.fault = (request) => {
    if (request.url?.includes('offset=99')) fakeWordPress.entries.get('posts')?.pop();
    return false;
  };
  expect(await failing()).toBe('shape');
  expect(content()).toEqual(before);
});

test('most of the content does not vanish by mistake', async () => {
  await sync();
  const before = content();
  fakeWordPress.entries.set('posts', [fakePost(1)]);
  await expect(sync()).rejects.toThrow(/249 of 250 entries of posts are gone.*full sync/u);
  expect(content()).toEqual(before);
});

test('broken entries are named and stay as they were, the rest goes on', async () => {
  await sync();
  const before = content();
  for (let id = 1; id <= 10; id += 1) change(id, `Uus ${id}`);
  const posts = fakeWordPress.entries.get('posts') ?? [];
  posts[2] = { ...fakePost(3, { modified_gmt: '2026-02-01T10:00:00' }), content: 7 };
  posts[3] = fakePost(4, { title: { rendered: '' }, modified_gmt: '2026-02-01T10:00:00' });
  posts[4] = fakePost(5, {
    content: { rendered: '<p>{{puudub}}</p>' },
    modified_gmt: '2026-02-01T10:00:00',
  });
  const { written, problems } = await sync();
  expect(written).toHaveLength(7);
  const named = [...problems].sort((a, b) => (a.id ?? 0) - (b.id ?? 0));
  expect(named).toMatchObject([
    { type: 'posts', id: 3, title: 'Postitus 3', message: expect.stringContaining('content') as string },
    { type: 'posts', id: 4, message: expect.stringContaining('title') as string },
    { type: 'posts', id: 5, title: 'Postitus 5', message: expect.stringContaining('{{puudub}}') as string },
  ]);
  for (const id of [3, 4, 5]) {
    const file = `posts/000/${id}.json`;
    expect(content().get(file)).toBe(before.get(file));
  }
  // They are reported again until they are fixed.
  expect((await sync()).problems.map(({ id }) => id).sort()).toEqual([3, 4, 5]);
  for (const id of [3, 4, 5]) change(id, 'Mendud', '03');
  expect(await sync()).toMatchObject({ written: { length: 3 }, problems: [] });
});

test('a WordPress that asks for patience gets it', async () => {
  const seen = new Set<string>();
  fakeWordPress.fault = ({ url = '' }, response) => {
    if (seen.size === seen.add(url).size) return false;
    sendJson(response, { code: 'too_many' }, { status: 429, headers: { 'retry-after': '0' } });
    return true;
  };
  expect((await sync()).problems).toEqual([]);
});

test('an edit in the second of the edit before is not missed', async () => {
  const posts = fakeWordPress.entries.get('posts') ?? [];
  const modified_gmt = new Date().toISOString().slice(0, 19);
  posts[0] = fakePost(1, { modified_gmt });
  await sync();
  posts[0] = fakePost(1, { modified_gmt, title: { rendered: 'Kiire parandus' } });
  expect((await sync()).written).toEqual(['posts/000/1.json']);
});
