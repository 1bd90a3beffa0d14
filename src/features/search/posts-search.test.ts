import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleCompany, samplePost } from '#fakes/sample-content.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { hasMorePosts, searchPosts, segmentEnds, segmentPosts } from './queries.ts';

function createContext(database: DatabaseSync): QueryContext {
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

function openPosts(posts: readonly ParsedEntry[]): DatabaseSync {
  const database = openSampleStore();
  importFiles(database, { 'posts.json': posts });
  return database;
}

const day = '2026-01-01T08:00:00Z';

const manyPosts = (count: number): readonly ParsedEntry[] =>
  Array.from({ length: count }, (_, index) => samplePost(index + 1, { date: day, modified: day }));

const everyId = { from: 0, until: 1_000_000 };

test('the search index has the words of the posts that a language has, and nothing that is not to be read', () => {
  const content = '<h2>Vedu</h2><p>Homme &#8211; kell 9.</p><script>let x;</script>';
  const context = createContext(openPosts([samplePost(7, { content })]));
  expect(searchPosts(context, 'et', everyId)).toEqual([
    { id: 7, slug: 'postitus-7', title: 'Postitus 7', text: 'Vedu Homme – kell 9.' },
  ]);
  expect(searchPosts(context, 'ru', everyId)).toEqual([]);
});

test('posts are read by their ids, drafts aside', () => {
  const posts = [9, 5, 7, 8].map((id) => samplePost(id, id === 8 ? { status: 'draft' } : {}));
  const context = createContext(openPosts(posts));
  expect(searchPosts(context, 'et', { from: 6, until: 9 }).map(({ id }) => id)).toEqual([7, 9]);
});

test('a site has more posts than a number or has not', () => {
  const context = createContext(openPosts(manyPosts(3)));
  expect([2, 3, 4].map((count) => hasMorePosts(context, count))).toEqual([true, false, false]);
});

test('segments hold every post once, in the order of their ids', () => {
  const context = createContext(openPosts(manyPosts(3000)));
  const ends = segmentEnds(context);
  expect(ends.length).toBeGreaterThan(1);
  const ids = [...ends, null].map((end) => segmentPosts(context, 'et', end).map(({ id }) => id));
  expect(ids.flat()).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  expect(ids.slice(0, -1).map((segment) => segment.at(-1))).toEqual(ends);
});

test('a post that goes leaves the other segments as they were', () => {
  const posts = manyPosts(3000);
  const segments = (database: DatabaseSync) => {
    const context = createContext(database);
    return segmentEnds(context).map((end) => segmentPosts(context, 'et', end).length);
  };
  const before = segments(openPosts(posts));
  const after = segments(openPosts(posts.slice(1)));
  expect(after).toEqual([(before[0] ?? 0) - 1, ...before.slice(1)]);
});

test('the search index has the figures of the company that a post names', () => {
  const database = openPosts([samplePost(7, { title: '{{clients}}', content: '<p>Üle {{clients}}.</p>' })]);
  importFiles(database, { 'company.json': [sampleCompany()] });
  const figure = '250\u00a0000';
  expect(searchPosts(createContext(database), 'et', everyId)).toMatchObject([
    { title: figure, text: `Üle ${figure}.` },
  ]);
});
