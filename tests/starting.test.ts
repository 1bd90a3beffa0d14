/** `npm start`: the site is served while it is published. */
import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#fakes/loopback.ts';
import { orderFormDocument } from '#shell/addresses/documents.ts';
import { stateFile } from '#platform/publish/state.ts';
import { ended, type Folders, readSite, start, toFolders } from './site/command.ts';
import { makePublishedSite, paper } from './small-site.ts';
import { isThorough } from './site/driven.ts';

/** Starts the server and waits until it names its address. */
async function serve(folders: Folders): Promise<string> {
  const server = start('serve', folders);
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\S+/u.exec(chunk.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${String(code)}.`)));
  });
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Paths that a page refers to on its own site. */
function extractLinks(html: string): readonly string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/gu)].map(([, path = '']) => path);
  return [...new Set(found)];
}

test('on a first start every page, file and answer that the first page leads to is there or waited for', async () => {
  const folders = toFolders(await makePublishedSite({ hasAllTargets: true }));
  const before = readSite(folders);
  rmSync(folders.site, { recursive: true });
  for (const ending of ['', '-wal', '-shm']) rmSync(`${stateFile(folders.state)}${ending}`, { force: true });

  const origin = await serve(folders);
  const home = await fetch(origin);
  expect([home.status, home.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  const links = extractLinks(await home.text());
  expect(links.length).toBeGreaterThan(40);
  const answers = await Promise.all(
    [...links, orderFormDocument('et'), '/feeds/ru/all.xml'].map(async (path) => {
      const { status } = await fetch(origin + path);
      return { path, status };
    }),
  );
  const missing = answers.filter(({ status }) => status !== 200).map(({ path }) => path);
  expect(missing).toEqual([]);
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
  await expect.poll(() => readSite(folders)).toEqual(before);
});

if (isThorough)
  test('a first start that is ended while a visitor waits lets go of the visitor and ends cleanly', async () => {
    const folders = { ...toFolders(await makePublishedSite()), port: String(await freePort()) };
    rmSync(folders.site, { recursive: true });
    // The pages are compiled first.
    rmSync(join(folders.state, 'compiled'));
    const server = start('serve', folders);
    const end = ended(server);
    const origin = `http://127.0.0.1:${folders.port}`;
    await expect.poll(() => listens(Number(folders.port))).toBe(true);
    const visit = fetch(origin).then(
      ({ status }) => status,
      () => 'cut',
    );
    server.kill('SIGTERM');
    expect([404, 'cut']).toContain(await visit);
    expect(await end).toMatchObject({ code: 0, stdout: '' });
  });

test('on a later start the pages of the last publish are served at once, and what changed follows', async () => {
  const site = await makePublishedSite();
  const folders = toFolders(site);
  site.writePost({ ...paper, title: 'Uus pealkiri' });
  const origin = await serve(folders);
  expect((await fetch(origin)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${origin}/about/news/paber`)).text()).toContain('Uus pealkiri');
});
