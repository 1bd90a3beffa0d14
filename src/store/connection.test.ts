/** Cached rows of a connection equal those of a new read. */
import { expect, test } from 'vitest';
import { Connection } from './database.ts';
import { importFiles, openSampleStore, samplePost } from '#fakes/sample-content.ts';

const list = 'posts/et';
const count = 150;

/** More posts than a connection caches of one list. */
function openPosts() {
  const database = openSampleStore();
  const posts = Array.from({ length: count }, (_, index) => samplePost(index + 1));
  importFiles(database, Object.fromEntries(posts.map((post) => [`${String(post.id)}.json`, [post]])));
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY key').all(list);
  return { database, keys: keys.map(({ key }) => String(key)) };
}

test('the entries before a key are the same in whatever order they are asked for', () => {
  const { database, keys } = openPosts();
  const cached = new Connection(database);
  // Newest first, in rendering order; then back, inside and outside the cache.
  for (const place of [149, 148, 120, 121, 86, 85, 149, 3, 60, 2, 1, 0, 149]) {
    const key = keys[place] ?? '';
    const expected = keys.slice(Math.max(0, place - 3), place).toReversed();
    expect(cached.before(list, key, 3).map((row) => row.key)).toEqual(expected);
    // A key without an entry, just after an existing one.
    expect(cached.before(list, `${key}~`, 1).map((row) => row.key)).toEqual([key]);
  }
});

test('the entries at a place are the same in whatever order they are asked for', () => {
  const { database, keys } = openPosts();
  const cached = new Connection(database);
  for (const from of [0, 10, 20, 19, 100, 145, 149, 5]) {
    const rows = cached.slice(list, { from, count: 10 });
    expect(rows.map((row) => row.key)).toEqual(keys.slice(from, from + 10));
    for (const place of [from, from + 10, from + 11, 0]) expect(cached.keyAt(list, place)).toBe(keys[place]);
  }
});
