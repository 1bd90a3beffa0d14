import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Output } from './output.ts';

/** @returns The folder of a site that contains a file, and the folder for backups. */
function makeFolders(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [outDir, backupDir] = [join(folder, 'dist'), join(folder, 'previous')];
  mkdirSync(join(outDir, 'about'), { recursive: true });
  writeFileSync(join(outDir, 'about/news.html'), text);
  const read = (dir: string) => readFileSync(join(dir, 'about/news.html'), 'utf8');
  return { outDir, backupDir, site: () => read(outDir), backup: () => read(backupDir) };
}

const bytes = (text: string) => Buffer.from(text);

test('the first backup stands, however often the file is replaced before the publish is finished', () => {
  const { outDir, backupDir, site, backup } = makeFolders('one');
  for (const text of ['two', 'three', 'four']) {
    // Another process continues after a crash.
    const output = new Output(outDir, backupDir);
    expect(output.write('about/news.html', bytes(text)).written).toBe('replaced');
    expect([site(), backup()]).toEqual([text, 'one']);
  }
  const output = new Output(outDir, backupDir);
  expect(output.remove('about/news.html')).toBe(true);
  expect(backup()).toBe('one');
  expect(output.write('about/news.html', bytes('five')).written).toBe('created');
  expect([site(), backup()]).toEqual(['five', 'one']);
});

test('what stands there already is kept, and needs no backup', () => {
  const { outDir, backupDir, backup } = makeFolders('one');
  const output = new Output(outDir, backupDir);
  expect(output.write('about/news.html', bytes('one')).written).toBe('kept');
  expect(output.hasBackup('about/news.html')).toBe(false);
  expect(backup).toThrow(/ENOENT/u);
});

test('a file in a new folder is created once, and replaced, kept or removed after that', () => {
  const { outDir, backupDir, site } = makeFolders('one');
  const output = new Output(outDir, backupDir);
  const write = (text: string) => output.write('new/folder/page.html', bytes(text)).written;
  expect([write('one'), write('one'), write('two')]).toEqual(['created', 'kept', 'replaced']);
  expect(output.remove('new/folder/page.html')).toBe(true);
  expect(write('three')).toBe('created');
  expect(output.write('about/news.html', bytes('two')).written).toBe('replaced');
  expect(site()).toBe('two');
});

test('a folder is empty when nothing was published there before the publish, also by another process', () => {
  const { outDir, backupDir } = makeFolders('one');
  const filled = new Output(outDir, backupDir);
  filled.identity();
  const fresh = new Output(`${outDir}-new`, backupDir);
  fresh.identity();
  fresh.write('page.html', bytes('one'));
  fresh.identity();
  expect([filled.wasEmpty, fresh.wasEmpty]).toEqual([false, true]);
  rmSync(`${outDir}-new`, { recursive: true });
});
