import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { takeLock } from '#platform/publish/state.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { ended, type Folders, readSite, run, start, toFolders } from './site/command.ts';
import { makePublishedSite, paper } from './small-site.ts';

const company = 'company.json';

const outcomeSchema = z.looseObject({ rendered: z.int(), reused: z.int(), removed: z.int(), ms: z.int() });

/** An edit that reaches every English page of the site. */
function editSlogan({ content }: Folders, slogan: string): void {
  const file = join(content, company);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"en": "Every[^"]*"/u, `"en": "${slogan}"`));
}

test('a build with --json says one JSON line on standard output', async () => {
  const folders = toFolders(await makePublishedSite());
  editSlogan(folders, 'Every bit counts');
  const { code, stdout } = await run('build', folders, ['--json']);
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  const outcome = outcomeSchema.parse(JSON.parse(stdout));
  expect(outcome.rendered).toBeGreaterThan(10);
  expect(outcome.removed).toBe(0);
});

test('a build of unchanged content renders nothing and says so', async () => {
  const folders = toFolders(await makePublishedSite());
  await run('build', folders);
  const { code, stdout } = await run('build', folders);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^0 rendered, \d{2,} reused, 0 removed in \d+\.\d\d s\.\n$/u),
  ]);
});

test('builds at once on the same folders wait for each other, and all succeed', async () => {
  const folders = toFolders(await makePublishedSite());
  editSlogan(folders, 'Every bit counts twice');
  const unlock = takeLock(folders.state, () => undefined);
  const builds = [start('build', folders), start('build', folders)];
  const ends = Promise.all(builds.map(ended));
  await Promise.all(
    builds.map((build) => awaitLine(build, 'Another sync or build is running on this state folder')),
  );
  unlock();
  const both = await ends;
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ stdout }) => stdout.startsWith('0 rendered')).length).toBe(1);
  expect(readSite(folders).get('en.html')).toContain('Every bit counts twice');
});

/** Waits until a process says something on standard error. */
function awaitLine({ stderr }: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) => {
    stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(text)) resolve();
    });
  });
}

test('rollback brings back the site as it was, it is served so, and the next build publishes again', async () => {
  const site = await makePublishedSite();
  const folders = toFolders(site);
  await run('build', folders);
  const before = readSite(folders);
  site.writePost({ ...paper, title: 'Was this a mistake?' });
  await run('build', folders);
  const after = readSite(folders);
  expect(after).not.toEqual(before);

  const { code, stdout } = await run('rollback', folders);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('The site is as it was before the last publish'),
  ]);
  expect(readSite(folders)).toEqual(before);

  const { stderr } = await serveOnce(folders);
  expect(stderr).toMatch(
    /^\S+Z warn The last publish was rolled back\. The site stays unchanged until the next `npm run build`\.\n$/u,
  );
  expect(readSite(folders)).toEqual(before);

  expect((await run('build', folders)).code).toBe(0);
  expect(readSite(folders)).toEqual(after);
});

test('a rollback with no site before it says so and fails', async () => {
  const folders = toFolders(await makePublishedSite());
  rmSync(folders.state, { recursive: true });
  const { code, stderr } = await run('rollback', folders);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\S+Z error There is no earlier site: .*\n$/u)]);
});

test('the server says one line with its address, and SIGTERM ends it cleanly', async () => {
  const folders = toFolders(await makePublishedSite());
  const { code, stdout, status } = await serveOnce(folders);
  expect([code, status]).toEqual([0, 200]);
  expect(stdout).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\n$/u);
});

/** Serves until the first answer. */
async function serveOnce(folders: Folders) {
  const server = start('serve', folders);
  const end = ended(server);
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\S+/u.exec(chunk.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', (code) =>
      reject(new Error(`The server ended with ${String(code)} before it was ready.`)),
    );
  });
  const { status } = await fetch(`${address}/ru/about`);
  server.kill('SIGTERM');
  return { ...(await end), status };
}

test('a port that is taken gives one line that says what to do', async () => {
  const folders = toFolders(await makePublishedSite());
  const other = await listenOnLoopback(createServer());
  const { code, stderr } = await run('serve', { ...folders, port: String(other.port) });
  await other.close();
  expect([code, stderr.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(/PORT/u)]]);
});

test('explain tells when and why a page was rendered, what it read and what makes it stale', async () => {
  const folders = toFolders(await makePublishedSite());
  const { code, stdout } = await run('explain', folders, ['/ru/about/news']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^\/ru\/about\/news is written to ru\/about\/news\.html\.\nRendered last at \d{4}-.* because /u,
  );
  expect(stdout).toMatch(/"newsFront","ru".*\n(?: {4}.*\n)* {4}posts\/ru from /u);
  expect(stdout).toMatch(/"#code".*\n(?: {4}.*\n)* {4}src\/shell\/layout\/Footer\.astro\n/u);
  expect(stdout).toMatch(/"#setting","siteUrl".*\n {4}siteUrl\n/u);
});

test('explain of an address that is no target says so and fails', async () => {
  const folders = toFolders(await makePublishedSite());
  const { code, stdout, stderr } = await run('explain', folders, ['/no-such-page']);
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringContaining('/no-such-page is no target of the site'),
  ]);
});

test('a folder that cannot be written gives one line and leaves the site and its state whole', async () => {
  const folders = toFolders(await makePublishedSite());
  const blocked = { ...folders, site: join(folders.content, company) };
  const { code, stdout, stderr } = await run('build', blocked);
  expect([code, stdout, stderr.trimEnd().split('\n')]).toEqual([1, '', [expect.stringMatching(/OUT_DIR/u)]]);
  expect((await run('build', folders)).code).toBe(0);
});

test('a setting that is wrong stops the build with one line that names it', async () => {
  const folders = toFolders(await makePublishedSite());
  const { code, stderr } = await run('build', { ...folders, siteUrl: 'ftp://example.ee' });
  expect([code, stderr.trimEnd().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^\S+Z error The setting SITE_URL is "ftp:/u)],
  ]);
});
