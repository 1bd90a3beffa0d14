import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { layOver } from './overlay.ts';
import { prepareEntry } from './lists.ts';
import { Connection } from './entry-rows.ts';
import { Reader } from './reader.ts';
import { importFiles, openSampleStore, sampleNow, samplePost } from '#fakes/sample-content.ts';
import { site } from '#features/site.ts';

function openPosts(): DatabaseSync {
  const database = openSampleStore();
  const posts = [2, 4, 6, 8].map((id) => samplePost(id));
  importFiles(database, Object.fromEntries(posts.map((post) => [`${String(post.id)}.json`, [post]])));
  return database;
}

/** Everything that pages can read about posts. */
function readAll(database: DatabaseSync) {
  const reader = () => new Reader(new Connection(database));
  const slugs = ['postitus-4', 'postitus-5', 'uus', 'postitus-8'];
  return {
    entries: [2, 4, 5, 8].map((id) => reader().entry('posts', id)),
    bySlug: slugs.map((slug) => reader().at('posts', 'posts', slug)),
    newest: reader().newest('posts/et', 3),
    all: reader().summaries('posts/et'),
    whole: reader().range('posts', 'posts'),
    keys: reader().keys('posts/et/company-news'),
    slice: reader().slice('posts/et', { from: 1, until: 3 }),
    counts: ['posts/et', 'posts/ru', 'posts/et/waste-school', 'posts'].map((list) => reader().count(list)),
    has: [3, 4, 5].map((place) => reader().has('posts/et', place)),
    before: reader().keyBefore('posts/et', '2026-01-06'),
    preceding: reader().preceding('posts/et', { key: '2026-01-07', count: 2 }),
    kinds: reader().countKinds(['posts', 'notices']),
  };
}

const drafts: readonly (readonly [title: string, draft: ParsedEntry])[] = [
  ['a new post', samplePost(5)],
  ['another text of a post', samplePost(4, { title: 'Muu', content: '<p>Muu.</p>' })],
  ['another slug of a post', samplePost(4, { slug: 'uus' })],
  ['another category of a post', samplePost(8, { category: 'waste-school' })],
  ['another day of a post', samplePost(2, { date: '2026-01-07T10:00:00Z' })],
  ['a translation', samplePost(4, { translations: { ru: { title: 'Другое', content: '<p>Да.</p>' } } })],
];

test.each(drafts)('%s shows as it will when it is imported', (_, draft) => {
  const previewed = openPosts();
  layOver(previewed, prepareEntry(draft, { lists: site.lists, now: sampleNow }));
  const imported = openPosts();
  importFiles(imported, { [`${String(draft.id)}.json`]: [draft] });
  expect(readAll(previewed)).toEqual(readAll(imported));
  expect(readAll(previewed)).not.toEqual(readAll(openPosts()));
});

test('nothing of it is in the store', () => {
  const database = openPosts();
  layOver(database, prepareEntry(samplePost(5), { lists: site.lists, now: sampleNow }));
  const stored = database.prepare("SELECT count(*) AS count FROM main.entry WHERE id = '5'").get();
  expect(stored?.count).toBe(0);
  expect(database.prepare('SELECT count(*) AS count FROM entry').get()?.count).toBe(5);
});
