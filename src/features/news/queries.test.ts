import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleCompany, samplePost } from '#fakes/sample-content.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { article, feedPosts, newsArchive, newsFront, postStyles, relatedPosts } from './queries.ts';

function createContext(database: DatabaseSync): QueryContext {
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

function openPosts(posts: readonly ParsedEntry[]): DatabaseSync {
  const database = openSampleStore();
  importFiles(database, { 'company.json': [sampleCompany()], 'posts.json': posts });
  return database;
}

const manyPosts = (count: number): readonly ParsedEntry[] =>
  Array.from({ length: count }, (_, index) => samplePost(index + 1));

test('an article is read in its language, and its styles are kept within it', () => {
  const ru = { title: 'Запись', content: '<p>Текст.</p>' };
  const styles = { stylesheets: [], inline_styles: 'p { color: red } body { margin: 0 }' };
  const context = createContext(openPosts([samplePost(7, { translations: { ru }, styles })]));
  expect(article(context, 'postitus-7', 'ru')).toMatchObject({
    type: 'article',
    title: 'Запись',
    html: '<p>Текст.</p>',
    description: 'Текст.',
    locales: ['et', 'ru'],
    hasStyles: true,
  });
  expect(postStyles(context, 'postitus-7')).toBe('#post-7 p { color: red }');
});

test('an article that a language lacks is known to be untranslated, with the languages that have it', () => {
  const context = createContext(openPosts([samplePost(7)]));
  expect(article(context, 'postitus-7', 'en')).toMatchObject({
    type: 'untranslated',
    title: 'Postitus 7',
    locales: ['et'],
  });
});

test('there is no article at an unknown slug or of a draft', () => {
  const context = createContext(openPosts([samplePost(7, { status: 'draft' })]));
  expect(() => article(context, 'muu', 'et')).toThrow('There is no published post muu.');
  expect(() => article(context, 'postitus-7', 'et')).toThrow('There is no published post postitus-7.');
});

test('related posts are the three before it in its category', () => {
  const posts = manyPosts(6).concat(samplePost(7, { category: 'waste-school' }));
  const context = createContext(openPosts(posts));
  const last = article(context, 'postitus-6', 'et');
  if (last.type !== 'article') expect.fail('the article is not translated');
  expect(relatedPosts(context, 'et', last).map(({ id }) => id)).toEqual([5, 4, 3]);
});

test('pages of news show every post once, newest first, and lead from one to the next', () => {
  for (const count of [0, 11, 24, 25, 60, 140]) {
    const context = createContext(openPosts(manyPosts(count)));
    const front = newsFront(context, 'et', null);
    expect(front.posts.length).toBeGreaterThanOrEqual(Math.min(count, 12));
    const shown = front.posts.map(({ id }) => id);
    let newer: string | undefined;
    for (let page = front.olderPage; page !== null;) {
      const archive: ReturnType<typeof newsArchive> = newsArchive(context, 'et', { category: null, page });
      expect(archive.posts.length).toBeGreaterThan(0);
      expect(archive.posts.length).toBeLessThanOrEqual(24);
      if (newer !== undefined) expect(archive.newerPage).toBe(newer);
      shown.push(...archive.posts.map(({ id }) => id));
      newer = page;
      page = archive.olderPage;
    }
    expect(shown).toEqual(Array.from({ length: count }, (_, index) => count - index));
  }
});

test('a new or a deleted post leaves the other pages as they were', () => {
  const pages = (posts: readonly ParsedEntry[]) => {
    const context = createContext(openPosts(posts));
    const found = new Map<string, readonly number[]>();
    for (let page = newsFront(context, 'et', null).olderPage; page !== null;) {
      const archive: ReturnType<typeof newsArchive> = newsArchive(context, 'et', { category: null, page });
      found.set(
        page,
        archive.posts.map(({ id }) => id),
      );
      page = archive.olderPage;
    }
    return found;
  };
  const posts = manyPosts(140);
  const before = pages(posts);
  const without = pages(posts.filter((_, index) => index !== 49));
  const changed = [...before].filter(([page, ids]) => without.get(page)?.join() !== ids.join());
  expect(changed).toHaveLength(1);
  expect(changed[0]?.[1]).toContain(50);
});

test('a list of a category shows its posts only', () => {
  const posts = [
    samplePost(1, { category: 'waste-school' }),
    samplePost(2),
    samplePost(3, { category: 'waste-school' }),
  ];
  const context = createContext(openPosts(posts));
  expect(newsFront(context, 'et', 'waste-school').posts.map(({ id }) => id)).toEqual([3, 1]);
  expect(newsFront(context, 'ru', 'waste-school').posts).toEqual([]);
});

test('a feed has the 20 newest posts of a language', () => {
  const context = createContext(openPosts(manyPosts(25)));
  expect(feedPosts(context, 'et', null).map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  );
  expect(feedPosts(context, 'en', null)).toEqual([]);
});

test('figures are filled in wherever a post is shown', () => {
  const post = samplePost(7, {
    title: '{{clients}} klienti',
    content: '<p>Üle {{clients}}.</p>',
    excerpt: null,
  });
  const context = createContext(openPosts([post]));
  const shown = { title: '250\u00a0000 klienti', excerpt: 'Üle 250\u00a0000.' };
  expect(article(context, 'postitus-7', 'et')).toMatchObject({
    title: shown.title,
    description: shown.excerpt,
    html: '<p>Üle 250\u00a0000.</p>',
  });
  expect(newsFront(context, 'et', null).posts).toMatchObject([shown]);
  expect(feedPosts(context, 'et', null)).toMatchObject([shown]);
});

test('a list depends on the company only when one of its posts names a figure', () => {
  const hasCompany = (content: string) => {
    const context = createContext(openPosts([samplePost(7, { content, excerpt: null })]));
    newsFront(context, 'et', null);
    return context.reader.dependencies.some(({ list }) => list === 'entry/company');
  };
  expect([hasCompany('<p>{{clients}}</p>'), hasCompany('<p>Kliendid</p>')]).toEqual([true, false]);
});
