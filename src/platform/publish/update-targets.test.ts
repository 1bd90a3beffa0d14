import { expect, test } from 'vitest';
import { QueryTable } from '#platform/engine/query-table.ts';
import { TargetTable } from '#platform/engine/target-table.ts';
import { createTraceTables } from '#platform/engine/trace-tables.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { importFiles, openSampleStore, samplePost } from '#fakes/sample-content.ts';
import type { PublishedPart, TargetSource } from './published-part.ts';
import { fixedAddresses } from './targets.ts';
import { rebuildTargets, updateTargets } from './update-targets.ts';

/** An address for each post, one for the posts of a category, and one for every two posts. */
const targets: TargetSource = {
  fixed: () => ['/about', '/contact'],
  keyed: {
    posts: (key) => [`/news/${key}`],
    'posts/et/waste-school': () => ['/waste-school'],
    'posts/et/company-news': (key) => [`/company/${key.split('/')[1] ?? ''}`],
  },
  counted: {
    'posts/et': (length) =>
      Array.from({ length: Math.ceil(length / 2) }, (_, index) => `/page/${String(index)}`),
  },
};
const parts: readonly PublishedPart[] = [{ name: 'sample', targets }];
const settings = { socialImages: 'off', hasPageBuilder: false } as const;

function openSite(source: readonly PublishedPart[] = parts, fixedTargets?: ReadonlySet<string>) {
  const database = openSampleStore();
  createTraceTables(database);
  const table = new TargetTable(database, new QueryTable(database));
  const options = { ...settings, parts: source, fixedTargets };
  return {
    rebuild: () => rebuildTargets(database, table, options),
    change: (files: Readonly<Record<string, readonly ParsedEntry[] | undefined>>) => {
      const { keyChanges } = importFiles(database, files);
      updateTargets(database, table, { keyChanges, options });
    },
    addresses: (): readonly string[] =>
      table
        .addresses()
        .filter((address) => !platform.includes(address))
        .toSorted(),
  };
}

const platform = fixedAddresses([], settings);

const ofPosts = (...ids: readonly number[]) => ids.flatMap((id) => [`/news/postitus-${String(id)}`]);
const inCompany = (...ids: readonly number[]) => ids.map((id) => `/company/${String(id).padStart(10, '0')}`);
const sorted = (...addresses: readonly string[]) => addresses.toSorted();

test('targets come and go with entries and with the length of a list, in one change as from the beginning', () => {
  const site = openSite();
  site.rebuild();
  expect(site.addresses()).toEqual(['/about', '/contact']);
  site.change({ 'a.json': [samplePost(1), samplePost(2), samplePost(3)] });
  const three = sorted(
    '/about',
    '/contact',
    ...ofPosts(1, 2, 3),
    ...inCompany(1, 2, 3),
    '/page/0',
    '/page/1',
  );
  expect(site.addresses()).toEqual(three);
  site.change({ 'a.json': [samplePost(1), samplePost(2)] });
  const two = sorted('/about', '/contact', ...ofPosts(1, 2), ...inCompany(1, 2), '/page/0');
  expect(site.addresses()).toEqual(two);
  site.rebuild();
  expect(site.addresses()).toEqual(two);
  site.change({ 'a.json': undefined });
  expect(site.addresses()).toEqual(['/about', '/contact']);
});

test('an entry whose key changes keeps its address, and one that leaves a list that others are in takes nothing along', () => {
  const site = openSite();
  const school = { category: 'waste-school' } as const;
  site.rebuild();
  site.change({ 'a.json': [samplePost(1)], 'b.json': [samplePost(2, school)] });
  const before = site.addresses();
  expect(before).toContain('/waste-school');
  // Another day: another key in the lists by date.
  site.change({ 'a.json': [samplePost(1, { date: '2026-02-01T08:00:00Z' })] });
  expect(site.addresses()).toEqual(before);
  site.change({ 'b.json': [samplePost(2, { ...school, date: '2026-02-02T08:00:00Z' })] });
  expect(site.addresses()).toEqual(before);
  site.change({ 'b.json': [samplePost(2)] });
  expect(site.addresses()).not.toContain('/waste-school');
});

test('targets that nobody wants any more go when all are compared, and where only some are fixed only those are there', () => {
  const site = openSite(parts, new Set(['/about']));
  site.rebuild();
  expect(site.addresses()).toEqual(['/about']);
});

test('a source that cannot follow a change has all targets compared', () => {
  const asked: number[] = [];
  const followed = {
    addresses: () => ['/followed'],
    follow: (_: unknown, { keyChanges }: { readonly keyChanges: readonly unknown[] }) => {
      asked.push(keyChanges.length);
      return true;
    },
  };
  const site = openSite([{ name: 'following', targets: { ...targets, followed } }]);
  site.change({ 'a.json': [samplePost(1)] });
  expect(asked).toHaveLength(1);
  expect(site.addresses()).toEqual(
    sorted('/about', '/contact', '/followed', '/page/0', ...ofPosts(1), ...inCompany(1)),
  );
});
