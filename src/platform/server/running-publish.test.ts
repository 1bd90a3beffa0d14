/** A server that answers while its site is being published for the first time, and while one is published again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listCaches } from '#platform/base/bounded-cache.ts';
import { configureSite } from '#features/features.server.ts';
import { PageVisits } from './page-visits.ts';
import { progressLimits } from './requests-in-progress.ts';
import { RunningPublish } from './running-publish.ts';
import { startServer } from './server.ts';

const ratePerMinute = 60;

/** A server beside a publish whose thread is played by the test. */
async function startBeside({
  hasSite,
  isPlanned = true,
}: {
  readonly hasSite: boolean;
  readonly isPlanned?: boolean;
}) {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
  const asked: string[] = [];
  const heard: (readonly string[])[] = [];
  const publish = new RunningPublish(folders);
  const begin = () => {
    publish.begin({
      hasSite,
      hear: (files) => void heard.push(files),
      want: (file) => void asked.push(file),
    });
    if (isPlanned) publish.take({ type: 'planned' });
  };
  begin();
  const { origin, stop } = await startServer({
    ...folders,
    port: 0,
    live: configureSite({ RATE_LIMIT: String(ratePerMinute) }, folders),
    publish,
  });
  onTestFinished(async () => {
    publish.end();
    await stop();
    rmSync(folder, { recursive: true });
  });
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  /** The publish has written a file, or cannot. */
  const settle = (file: string) => {
    publish.take({ type: 'settled', file });
  };
  /** Waits until the server asks the publish for a file. */
  const untilAsked = (file: string) => expect.poll(() => asked).toContain(file);
  /** @param from Address of the visitor. */
  const get = (path: string, from = '203.0.113.1') =>
    fetch(origin + path, { headers: { 'X-Forwarded-For': from } });
  const text = async (path: string) => (await get(path)).text();
  return { begin, get, text, asked, heard, untilAsked, write, settle, publish, folder };
}

type Beside = Awaited<ReturnType<typeof startBeside>>;

function writeRules({ write, settle }: Beside): void {
  write('_headers', '/*\n  X-Kept: one\n');
  write('_redirects', '');
  settle('_headers');
  settle('_redirects');
}

test('a page waits for the rules and for its file, and is then sent with its headers', async () => {
  const beside = await startBeside({ hasSite: false });
  const answer = beside.get('/about');
  await beside.untilAsked('_headers');
  writeRules(beside);
  await beside.untilAsked('about.html');
  beside.write('about.html', 'about us');
  beside.settle('about.html');
  const response = await answer;
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([
    200,
    'one',
    'about us',
  ]);
});

test('a file of the site is waited for by its name, without the slash of its address', async () => {
  const beside = await startBeside({ hasSite: false });
  writeRules(beside);
  const answer = beside.get('/all.xml');
  await beside.untilAsked('all.xml');
  beside.write('all.xml', '<feed/>');
  beside.settle('all.xml');
  expect((await answer).status).toBe(200);
});

test('each page is asked for once, however many wait for it, and all of them get it', async () => {
  const beside = await startBeside({ hasSite: false });
  writeRules(beside);
  const answers = [beside.get('/about'), beside.get('/about'), beside.get('/about')];
  await beside.untilAsked('about.html');
  beside.write('about.html', 'about us');
  beside.settle('about.html');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(beside.asked).toEqual(['about.html']);
});

test('until it is known what changes, an earlier page is sent as it is', async () => {
  const beside = await startBeside({ hasSite: true, isPlanned: false });
  beside.write('_headers', '');
  beside.write('_redirects', '');
  beside.write('about.html', 'as it was');
  expect(await beside.text('/about')).toBe('as it was');
  expect(beside.asked).toEqual([]);
});

test('a page that changes is not sent as it was, also where it was sent a moment ago', async () => {
  const beside = await startBeside({ hasSite: true, isPlanned: false });
  beside.write('_headers', '');
  beside.write('_redirects', '');
  beside.write('about.html', 'as it was');
  // From the file, then twice from memory.
  for (let round = 0; round < 3; round += 1) expect(await beside.text('/about')).toBe('as it was');
  beside.publish.take({ type: 'planned' });
  for (const file of ['_headers', '_redirects'])
    beside.publish.take({ type: 'wanted', file, isStale: false });
  // Also what was checked a moment ago, and is otherwise trusted for some milliseconds.
  const answer = beside.text('/about');
  await beside.untilAsked('about.html');
  beside.write('about.html', 'as it is now');
  beside.settle('about.html');
  expect(await answer).toBe('as it is now');
  expect(await beside.text('/about')).toBe('as it is now');
  expect(beside.asked.filter((file) => file === 'about.html')).toHaveLength(1);
});

test('what one publish has answered when it had ended already is not taken for the page of the next one', async () => {
  const beside = await startBeside({ hasSite: true });
  writeRules(beside);
  beside.write('about.html', 'as it was');
  beside.publish.end();
  beside.publish.take({ type: 'wanted', file: 'about.html', isStale: false });
  beside.begin();
  writeRules(beside);
  const answer = beside.text('/about');
  await beside.untilAsked('about.html');
  beside.write('about.html', 'as it is now');
  beside.settle('about.html');
  expect(await answer).toBe('as it is now');
});

test('a page that cannot be rendered, or not in time, is sent as it was', async () => {
  const beside = await startBeside({ hasSite: true });
  writeRules(beside);
  beside.write('failed.html', 'as it was');
  beside.write('late.html', 'as it was, too');
  const failed = beside.text('/failed');
  await beside.untilAsked('failed.html');
  beside.settle('failed.html');
  expect(await failed).toBe('as it was');
  expect(await beside.text('/late')).toBe('as it was, too');
});

test('of a flood of requests for stale pages as many wait as one network may have, each page is asked for once, and others get theirs meanwhile', async () => {
  const beside = await startBeside({ hasSite: false });
  writeRules(beside);
  beside.write('about.html', 'about us');
  beside.settle('about.html');
  const { ofAddress } = progressLimits(ratePerMinute);
  // Two for each page, of which none is there: they wait as long as the publish runs.
  const paths = Array.from({ length: ofAddress }, (_, number) => `/flood-${number % (ofAddress / 2)}`);
  let answered = 0;
  const flood = [...paths, ...paths].map(async (path) => {
    const { status } = await beside.get(path, '198.51.100.1');
    answered += 1;
    return status;
  });
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(ofAddress);
  expect(await beside.text('/about')).toBe('about us');
  expect(answered).toBe(ofAddress);
  const asked = beside.asked.filter((file) => file.startsWith('flood-'));
  expect(new Set(asked).size).toBe(asked.length);
  beside.publish.end();
  const statuses = await Promise.all(flood);
  for (const status of [429, 404]) expect(statuses.filter((own) => own === status)).toHaveLength(ofAddress);
});

test('what is drawn is sent as it was, since it takes as long as a hundred pages', async () => {
  const beside = await startBeside({ hasSite: true });
  writeRules(beside);
  beside.write('card.png', 'as it was');
  expect(await beside.text('/card.png')).toBe('as it was');
  expect(beside.asked).toEqual([]);
});

test('an address that the publish does not write is not found', async () => {
  const beside = await startBeside({ hasSite: true });
  writeRules(beside);
  const answer = beside.get('/no-such-page');
  await beside.untilAsked('no-such-page.html');
  beside.publish.take({ type: 'wanted', file: 'no-such-page.html', isStale: false });
  expect((await answer).status).toBe(404);
});

test('what is made for a request waits for all pages, but not for pictures, unless an earlier one is there', async () => {
  const first = await startBeside({ hasSite: false });
  writeRules(first);
  let isAnswered = false;
  const answer = first.get('/api/health').then((response) => {
    isAnswered = true;
    return response;
  });
  // A page that is asked for later is answered sooner.
  first.write('about.html', 'about us');
  first.settle('about.html');
  await first.get('/about');
  expect(isAnswered).toBe(false);
  first.publish.take({ type: 'pages' });
  expect((await answer).status).toBe(200);

  const later = await startBeside({ hasSite: true });
  writeRules(later);
  expect((await later.get('/api/health')).status).toBe(200);
});

test('when the publish ends, nobody waits any longer', async () => {
  const beside = await startBeside({ hasSite: false });
  writeRules(beside);
  const answer = beside.get('/about');
  await beside.untilAsked('about.html');
  beside.publish.end();
  expect((await answer).status).toBe(404);
});

test('a publish hears which pages are asked for most, also those sent from memory, and also after a start', async () => {
  const beside = await startBeside({ hasSite: true, isPlanned: false });
  for (const file of ['_headers', '_redirects']) beside.write(file, '');
  for (const [page, visits] of [
    ['rare', 1],
    ['often', 4],
    ['sometimes', 2],
  ] as const) {
    beside.write(`${page}.html`, page);
    for (let visit = 0; visit < visits; visit += 1) await beside.text(`/${page}`);
  }
  beside.publish.take({ type: 'planned' });
  const pages = ['often.html', 'sometimes.html', 'rare.html'];
  expect(beside.heard).toEqual([pages]);
  beside.publish.visits.save();
  expect(new PageVisits(beside.folder).mostAsked()).toEqual(pages);
});

test('visits that cannot be saved, as on a full disk, end nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const visits = new PageVisits(file);
  visits.of('about.html').visits += 1;
  expect(() => visits.save()).not.toThrow();
  expect(visits.mostAsked()).toEqual(['about.html']);
});

test('one file by a hundred thousand spellings of its address holds four megabytes at most', async () => {
  const beside = await startBeside({ hasSite: true });
  beside.write('about.html', 'about us');
  for (let count = 0; count < 100_000; count += 1)
    beside.publish.take({ type: 'wanted', file: `${'./'.repeat(count % 2000)}about.html`, isStale: false });
  const held = listCaches().find(({ name }) => name === 'files that are of now');
  expect(held?.entries).toBeGreaterThan(0);
  expect(held?.bytes).toBeLessThan(4 * 1024 * 1024);
});
