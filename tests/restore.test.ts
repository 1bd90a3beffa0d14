/** A backup, made and restored as docs/operating-alarms.md says, serves the same bytes from another folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { exportContent } from '#platform/publish/export-content.ts';
import { changeSynced } from '#fakes/synced-content.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { readPublished } from './published-files.ts';
import { makePublishedSite, nothing, paper, SmallSite } from './small-site.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const tar = (...words: readonly string[]) => execFileSync('tar', words, { stdio: 'pipe' });

/** A site with orders that wait, and an archive of its parts. It has changed since. */
async function makeBackup(parts: readonly string[]) {
  const site = await makePublishedSite();
  const outbox = join(site.settings.stateDir, 'outbox');
  mkdirSync(outbox, { mode: 0o700 });
  writeFileSync(join(outbox, '2026-06-01-1.eml'), 'an order', { mode: 0o600 });
  const archive = join(makeFolder(), 'backup.tar.gz');
  tar('-czf', archive, '-C', site.folder, ...parts);
  const files = readPublished(site.settings.outDir);
  const pages = await loadPages(site.settings);
  site.writePost({ ...paper, title: 'Pärast varukoopiat' });
  await site.publish();
  expect(readPublished(site.settings.outDir)).not.toEqual(files);
  return { archive, files, pages };
}

function restore(archive: string): SmallSite {
  const folder = makeFolder();
  tar('-xzf', archive, '-C', folder);
  return new SmallSite(folder);
}

const addresses = [
  '/',
  '/ru/about/news',
  '/en/about/news',
  '/about/news/paber',
  '/sitemap.xml',
  '/robots.txt',
];

/** What a server responds, with its headers. */
async function loadPages(settings: Settings) {
  const live = configureSite({}, settings, { report: () => undefined });
  const server = await startServer({ ...settings, port: 0, live });
  try {
    return await Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(server.origin + address);
        const { etag, 'content-type': type } = Object.fromEntries(response.headers);
        return { address, status: response.status, etag, type, body: await response.text() };
      }),
    );
  } finally {
    await server.stop();
  }
}

test('a whole backup serves the same bytes from another folder, and nothing is rendered again', async () => {
  const { archive, files, pages } = await makeBackup(['content', 'state', 'dist']);
  const restored = restore(archive);
  expect(await loadPages(restored.settings)).toEqual(pages);
  expect(pages.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  const { rendered, removed } = await restored.publish();
  expect({ rendered, removed }).toEqual(nothing);
  expect(readPublished(restored.settings.outDir)).toEqual(files);
});

test('a backup without the published site is published to the same bytes', async () => {
  const { archive, files, pages } = await makeBackup(['content', 'state']);
  const restored = restore(archive);
  await restored.publish();
  expect(readPublished(restored.settings.outDir)).toEqual(files);
  expect(await loadPages(restored.settings)).toEqual(pages);
});

test('the content alone is published to the same bytes', async () => {
  const { archive, files } = await makeBackup(['content']);
  const restored = restore(archive);
  await restored.publish();
  expect(readPublished(restored.settings.outDir)).toEqual(files);
});

test('while the content base is gone, its content is exported, edited by hand and published without it', async () => {
  const site = await makePublishedSite();
  const { contentDir, stateDir } = site.settings;
  const synced = { ...paper, content: '<p><a href="/media/kiri/kiri.pdf">Kiri</a></p>' };
  const menu = (id: number) => ({ [`menus/${id}.json`]: site.read(`menus/${id}.json`, z.unknown()) });
  changeSynced(stateDir, { ...menu(17), ...menu(72), ...menu(73), 'posts/000/1.json': synced });
  mkdirSync(join(stateDir, 'content/media/kiri'), { recursive: true });
  writeFileSync(join(stateDir, 'content/media/kiri/kiri.pdf'), 'a document');
  const settings = { ...site.settings, hasContentBase: true };
  await site.publish({ settings });
  const page = site.published('about/news/paber.html');

  const folder = join(site.folder, 'export');
  exportContent(settings, folder);
  expect(() => exportContent(settings, folder)).toThrow('is not empty');
  // What the content base has is not taken from CONTENT_DIR.
  expect(jsonFiles(join(folder, 'posts'))).toEqual(['000/1.json']);
  expect(jsonFiles(contentDir).filter((file) => !file.startsWith('posts/'))).toEqual(
    jsonFiles(folder).filter((file) => !file.startsWith('posts/')),
  );
  rmSync(stateDir, { recursive: true });
  await site.publish({ isFull: true, settings: { contentDir: folder } });
  expect(site.published('about/news/paber.html')).toBe(page);
  expect(site.published('media/kiri/kiri.pdf')).toBe('a document');
  const file = join(folder, 'posts/000/1.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('paber eesti', 'Käsitsi muudetud'));
  await site.publish({ settings: { contentDir: folder } });
  expect(site.published('about/news/paber.html')).toContain('Käsitsi muudetud');
});

test('orders that wait are restored, and only their owner can read them', async () => {
  const { archive } = await makeBackup(['content', 'state']);
  const order = join(restore(archive).settings.stateDir, 'outbox/2026-06-01-1.eml');
  expect(readFileSync(order, 'utf8')).toBe('an order');
  expect(statSync(order).mode & 0o777).toBe(0o600);
});
