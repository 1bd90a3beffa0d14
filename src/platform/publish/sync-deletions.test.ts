/** An entry is removed from the site only if WordPress itself reports that it is gone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { settingsOfFewContent } from '#fakes/few-content.ts';
import { collectNotes } from '#fakes/collect-notes.ts';
import * as fake from '#fakes/fake-wordpress.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import { loadSiteKnowledge, syncNamedEntries, syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

let wordpress: fake.FakeWordPress;
let stateDir: string;

beforeEach(async () => {
  wordpress = await fake.startFakeWordPress([]);
  fill(30);
  stateDir = mkdtempSync(join(tmpdir(), 'sync-'));
});

afterEach(async () => {
  await wordpress.close();
  rmSync(stateDir, { recursive: true, force: true });
});

function fill(count: number): void {
  const posts = Array.from({ length: count }, (_, index) => fake.fakePost(index + 1));
  wordpress.entries.set('posts', posts);
}

function call(timeMs: number) {
  return {
    ...collectNotes(),
    settings: settingsOfFewContent(stateDir, wordpress.url),
    contentBase: { url: wordpress.url, credentials: undefined },
    limits: { tries: 2, pauseMs: 1, timeMs },
  };
}

async function sync({ isFull = false, timeMs = 20_000 } = {}) {
  const { problems, warnings, ...options } = call(timeMs);
  const outcome = await syncSite({ site, ...options, isFull });
  return { ...outcome, problems, warnings };
}

/** Syncs one entry, like after a webhook. */
async function syncNamed(id: number, timeMs = 20_000, postType = 'posts') {
  const { problems, ...options } = call(timeMs);
  const outcome = await syncNamedEntries({
    ...options,
    entries: [{ postType, id }],
    site,
    knowledge: loadSiteKnowledge(options.settings, site),
  });
  return { ...outcome, problems };
}

const toFilePath = (id: number) => `posts/000/${id}.json`;
const isOnSite = (id: number) => readSyncedRow(stateDir, toFilePath(id)) !== undefined;

/** Removes entries from every list. */
function unlist(...ids: readonly number[]): void {
  const posts = wordpress.entries.get('posts') ?? [];
  wordpress.entries.set(
    'posts',
    posts.filter(({ id }) => !ids.includes(id)),
  );
}

/** Answers the request for a single entry with a fault. */
function answerSingle(id: number, answer: fake.Fault): void {
  const single = new RegExp(`/posts/${id}\\?`, 'u');
  wordpress.fault = (request, response, count) =>
    single.test(request.url ?? '') && answer(request, response, count);
}

const json =
  (status: number, body: unknown): fake.Fault =>
  (_request, response) => {
    fake.sendJson(response, body, { status });
    return true;
  };

const page =
  (status: number, headers: Readonly<Record<string, string>> = { 'content-type': 'text/html' }): fake.Fault =>
  (_request, response) =>
    Boolean(response.writeHead(status, headers).end('<h1>Not here</h1>'));

const undecided: Readonly<Record<string, fake.Fault>> = {
  ...Object.fromEntries(
    [500, 501, 502, 503, 504, 520, 599].map((status) => [`status ${status}`, page(status)]),
  ),
  'an error of WordPress': json(500, { code: 'internal_server_error', message: '' }),
  'an error that names a missing entry': json(500, { code: 'rest_post_invalid_id', message: '' }),
  'a page that is not found': page(404),
  'a route that is not found': json(404, { code: 'rest_no_route', message: '' }),
  'a request that is refused': page(403),
  'a firewall that refuses': json(403, { code: 'blocked', message: '' }),
  'credentials that are wrong': json(401, { code: 'incorrect_password', message: '' }),
  'too many requests': page(429),
  'a redirect': page(302, { location: '/' }),
  'a bad request': json(400, { code: 'rest_invalid_param', message: '' }),
  'a page instead of JSON': page(200),
  nothing: (_request, response) => Boolean(response.writeHead(200).end()),
  'no content': (_request, response) => Boolean(response.writeHead(204).end()),
  null: json(200, null),
  'an empty list': json(200, []),
  'an empty record': json(200, {}),
  'no status': json(200, { id: 7 }),
  'an empty status': json(200, { id: 7, status: '' }),
  'a status that is no text': json(200, { id: 7, status: null }),
  'another entry': json(200, { id: 8, status: 'draft' }),
  'an entry without id': json(200, { status: 'trash' }),
  'half of an answer': (_request, response) =>
    Boolean(response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7,"status":"tra')),
};

test.for(Object.keys(undecided))(
  '%s in answer to the question after one entry deletes nothing',
  async (name) => {
    await sync();
    unlist(7);
    answerSingle(7, undecided[name] ?? (() => false));
    const named = await syncNamed(7);
    expect(named).toMatchObject({ removed: [], isWhole: false, problems: [{ type: 'posts', id: 7 }] });
    const { removed, problems } = await sync();
    expect([removed, isOnSite(7)]).toEqual([[], true]);
    expect(problems).toMatchObject([
      { type: 'posts', id: 7, message: expect.stringContaining('stays') as string },
    ]);
    expect((await sync({ isFull: true })).removed).toEqual([]);
    // After WordPress recovers, the entry is removed.
    wordpress.fault = undefined;
    expect(await sync()).toMatchObject({ removed: [toFilePath(7)], problems: [] });
  },
);

test.for<[string, fake.Fault]>([
  ['that breaks off', (_request, response) => Boolean(response.destroy())],
  ['that never comes', () => true],
])('an answer %s deletes nothing, and nothing else is taken either', async ([, fault]) => {
  await sync();
  unlist(7);
  answerSingle(7, fault);
  await expect(syncNamed(7, 1500)).rejects.toThrow(ContentBaseError);
  await expect(sync({ timeMs: 1500 })).rejects.toThrow(ContentBaseError);
  expect(isOnSite(7)).toBe(true);
});

const definite: Readonly<Record<string, fake.Fault>> = {
  'it knows no such entry': json(404, { code: 'rest_post_invalid_id', message: '' }),
  'it is gone (410)': page(410),
  'it is a draft again': json(200, { id: 7, status: 'draft' }),
  'it lies in the trash': json(200, { id: 7, status: 'trash' }),
  'it is private': json(200, { id: 7, status: 'private' }),
  'strangers may not see it': json(401, { code: 'rest_forbidden', message: '' }),
};

test.for(Object.keys(definite))('an entry goes when WordPress says: %s', async (name) => {
  await sync();
  unlist(7);
  answerSingle(7, definite[name] ?? (() => false));
  expect(await syncNamed(7)).toMatchObject({ removed: [toFilePath(7)], isWhole: true, problems: [] });
  unlist(8);
  wordpress.fault = undefined;
  expect((await sync()).removed).toEqual([toFilePath(8)]);
});

test('an entry that strangers may not see stays as long as the list has it', async () => {
  await sync();
  const all = wordpress.entries.get('posts') ?? [];
  wordpress.fault = (request, response, count) => {
    const url = request.url ?? '';
    if (url.includes('/posts/7?')) return json(401, { code: 'rest_forbidden' })(request, response, count);
    // The counted lists do not contain it.
    if (!url.includes('offset=')) return false;
    wordpress.entries.set('posts', url.includes('lang=') ? [] : all.filter(({ id }) => id !== 7));
    setImmediate(() => wordpress.entries.set('posts', all));
    return false;
  };
  expect((await sync()).removed).toEqual([]);
  expect(isOnSite(7)).toBe(true);
});

test('a list that shifts while it is read, one out and one in, loses no entry', async () => {
  fill(250);
  await sync();
  wordpress.fault = (request) => {
    if (request.url?.includes('offset=99')) {
      wordpress.fault = undefined;
      unlist(50);
      wordpress.entries.get('posts')?.push(fake.fakePost(251));
    }
    return false;
  };
  const { written, removed, problems, warnings } = await sync();
  expect({ written, removed, problems, warnings }).toEqual({
    written: [toFilePath(251)],
    removed: [toFilePath(50)],
    problems: [],
    warnings: [],
  });
});

test('a list that is short of an entry which it counts is given up', async () => {
  fill(250);
  await sync();
  wordpress.fault = (request, response) => {
    if (!request.url?.includes('offset=0&') || request.url.includes('lang=')) return false;
    const posts = (wordpress.entries.get('posts') ?? []).slice(0, 100);
    const headers = { 'x-wp-total': '250' };
    fake.sendJson(
      response,
      posts.filter(({ id }) => id !== 7),
      { headers },
    );
    return true;
  };
  await expect(sync()).rejects.toThrow(/changes while it is read/u);
  expect(isOnSite(7)).toBe(true);
});

test('an entry that no list has and that is published stays, and its editors are told', async () => {
  await sync();
  const stored = wordpress.entries.get('posts')?.[6];
  unlist(7);
  answerSingle(7, json(200, stored));
  const { removed, problems, warnings } = await sync();
  expect([removed, problems, isOnSite(7)]).toEqual([[], [], true]);
  expect(warnings).toMatchObject([
    { type: 'posts', id: 7, message: expect.stringContaining('published') as string },
  ]);
});

test.for([
  [40, 20, true],
  [40, 21, false],
  [39, 20, true],
  [41, 21, false],
  [250, 125, true],
  [250, 126, false],
] as const)('of %i entries %i may vanish at once: %s', async ([count, vanished, isTaken]) => {
  fill(count);
  await sync();
  const ids = Array.from({ length: vanished }, (_, index) => index + 1);
  unlist(...ids);
  if (isTaken) {
    expect((await sync()).removed).toHaveLength(vanished);
    return;
  }
  await expect(sync()).rejects.toThrow(`${vanished} of ${count} entries of posts are gone`);
  expect(ids.every(isOnSite)).toBe(true);
  // An explicit option allows it.
  expect((await sync({ isFull: true })).removed).toHaveLength(vanished);
});

test('a WordPress that fails for some of many missing entries is not asked after all others', async () => {
  fill(250);
  await sync();
  const ids = Array.from({ length: 120 }, (_, index) => index + 1);
  unlist(...ids);
  wordpress.fault = (request, response, count) =>
    /\/posts\/\d+\?/u.test(request.url ?? '') && page(500)(request, response, count);
  wordpress.requests.length = 0;
  const { removed, problems } = await sync();
  expect([removed, problems.length]).toEqual([[], 120]);
  expect(wordpress.requests.filter((url) => /\/posts\/\d+\?/u.test(url))).toHaveLength(200);
});

test('a hint of an entry brings nothing before the first whole sync', async () => {
  expect(await syncNamed(7)).toMatchObject({ written: [], removed: [], isWhole: false });
  expect(isOnSite(7)).toBe(false);
  await sync();
  expect(isOnSite(7)).toBe(true);
  expect(await syncNamed(7)).toMatchObject({ isWhole: true });
});

test('a hint of a type that the site does not read leaves the rest to a whole sync', async () => {
  await sync();
  expect(await syncNamed(7, 20_000, 'orders')).toMatchObject({ written: [], isWhole: false });
});

test('an entry that could not be taken before does not hold up another one that is hinted', async () => {
  const posts = wordpress.entries.get('posts') ?? [];
  posts[4] = fake.fakePost(5, { content: { rendered: '<p>{{noSuchFigure}}</p>' } });
  expect((await sync()).problems).toMatchObject([{ id: 5 }]);
  posts[6] = fake.fakePost(7, { title: { rendered: 'Uus' } });
  expect(await syncNamed(7)).toMatchObject({ written: [toFilePath(7)], isWhole: true, problems: [] });
  expect((await sync()).problems).toMatchObject([{ id: 5 }]);
  expect((await syncNamed(5)).problems).toMatchObject([{ id: 5 }]);
});
