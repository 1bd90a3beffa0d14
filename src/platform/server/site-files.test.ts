import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SiteFiles } from './site-files.ts';

/** A site in its own folder, with a file beside that folder. */
function openSite(files: readonly string[]): SiteFiles {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(join(folder, 'site/a'), { recursive: true });
  for (const file of ['../beside.txt', ...files]) writeFileSync(join(folder, 'site', file), 'text');
  return new SiteFiles(join(folder, 'site'));
}

const notThere = (site: SiteFiles, names: readonly string[]) =>
  names.filter((name) => site.read(name) === undefined);

test('a file of the site is read, with slashes before its name or without', () => {
  const site = openSite(['a/b.txt']);
  expect(notThere(site, ['a/b.txt', '/a/b.txt', '//a/b.txt'])).toEqual([]);
});

test('no name leads out of the site', () => {
  const site = openSite([]);
  const names = ['../beside.txt', '/../beside.txt', 'a/../../beside.txt', 'a/../a/../../beside.txt'];
  expect(notThere(site, names)).toEqual(names);
});

test('a backslash is no part of a name, on any system', () => {
  const site = openSite(['a/b.txt', 'a\\b.txt']);
  expect(notThere(site, ['a\\b.txt', 'a\\..\\a\\b.txt'])).toHaveLength(2);
});

test('drafts and files that configure the host are no files of the site', () => {
  const names = ['_redirects', '_headers', 'a/_headers', 'b.html.draft'];
  expect(notThere(openSite(names), names)).toEqual(names);
});
