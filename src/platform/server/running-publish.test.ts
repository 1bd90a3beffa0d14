/** A server that answers while its site is being published for the first time, and while one is published again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configureSite } from '#features/features.server.ts';
import { RunningPublish } from './running-publish.ts';
import { startServer } from './server.ts';

/** A server beside a publish whose thread is played by the test. */
async function startBeside({ hasSite }: { readonly hasSite: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
  const asked: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const pages = Promise.withResolvers<undefined>();
  const publish = new RunningPublish({
    outDir: folder,
    hasSite,
    pages: pages.promise,
    end,
    want: (file) => void asked.push(file),
  });
  const { origin, stop } = await startServer({
    ...folders,
    port: 0,
    live: configureSite({}, folders),
    publish,
  });
  onTestFinished(async () => {
    resolve(undefined);
    await stop();
    rmSync(folder, { recursive: true });
  });
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const finish = () => {
    resolve(undefined);
  };
  const finishPages = () => {
    pages.resolve(undefined);
  };
  /** Waits until the server asks the publish for a file. */
  const untilAsked = (file: string) => expect.poll(() => asked).toContain(file);
  return {
    get: (path: string) => fetch(origin + path),
    asked,
    untilAsked,
    write,
    finish,
    finishPages,
    publish,
  };
}

type Beside = Awaited<ReturnType<typeof startBeside>>;

function writeRules({ write }: Beside): void {
  write('_headers', '/*\n  X-Kept: one\n');
  write('_redirects', '');
}

test('a page waits for the rules and for its file, and is then sent with its headers', async () => {
  const beside = await startBeside({ hasSite: false });
  const answer = beside.get('/about');
  await beside.untilAsked('_headers');
  writeRules(beside);
  beside.publish.answer('_headers', true);
  await beside.untilAsked('about.html');
  beside.publish.answer('about.html', true);
  beside.write('about.html', 'about us');
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
  beside.publish.answer('all.xml', true);
  expect((await answer).status).toBe(200);
});

test('each page is asked for once, however many wait for it, and all of them get it', async () => {
  const beside = await startBeside({ hasSite: false });
  writeRules(beside);
  const answers = [beside.get('/about'), beside.get('/about'), beside.get('/about')];
  await beside.untilAsked('about.html');
  beside.write('about.html', 'about us');
  beside.publish.answer('about.html', true);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(beside.asked).toEqual(['about.html']);
});

test('an address that the publish does not write is not found, where an earlier site is there', async () => {
  const beside = await startBeside({ hasSite: true });
  writeRules(beside);
  beside.write('about.html', 'as it was');
  expect(await (await beside.get('/about')).text()).toBe('as it was');
  expect(beside.asked).toEqual([]);
  const answer = beside.get('/no-such-page');
  await beside.untilAsked('no-such-page.html');
  beside.publish.answer('no-such-page.html', false);
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
  await first.get('/about');
  expect(isAnswered).toBe(false);
  first.finishPages();
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
  beside.publish.answer('about.html', true);
  beside.finish();
  expect((await answer).status).toBe(404);
});
