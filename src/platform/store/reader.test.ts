import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isInRange } from '#platform/base/key-range.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import { writeSetting } from './database.ts';
import { Connection } from './entry-rows.ts';
import { Reader } from './reader.ts';
import { importFiles, openSampleStore, sampleEntry, samplePost } from '#fakes/sample-content.ts';

type Files = Readonly<Record<string, readonly ParsedEntry[] | undefined>>;

interface Summary {
  readonly id: number;
}

/** Posts with even ids, one per file, so that posts can be inserted between them. */
function openPosts(count: number): DatabaseSync {
  const database = openSampleStore();
  const posts = Array.from({ length: count }, (_, index) => samplePost(2 * index + 2));
  importFiles(database, Object.fromEntries(posts.map((post) => [`${String(post.id)}.json`, [post]])));
  return database;
}

/** Reads, then changes files, and returns whether the change affects what was read. */
function isConcerned(database: DatabaseSync, read: (reader: Reader) => unknown, files: Files): boolean {
  const reader = new Reader(new Connection(database));
  read(reader);
  const { keyChanges } = importFiles(database, files);
  return keyChanges.some((keyChange) => reader.dependencies.some((range) => isInRange(range, keyChange)));
}

const ids = (summaries: readonly Summary[]): readonly number[] => summaries.map(({ id }) => id);

/** The key of a sample post in lists by date. */
function toKey(id: number): string {
  // Eight o'clock in UTC is ten in Tallinn in January.
  const day = new Date(Date.UTC(2026, 0, id, 8)).toISOString().slice(0, 10);
  return `${day}-10-00-00/${String(id).padStart(10, '0')}`;
}

const added = (id: number): Files => ({ [`${id}.json`]: [samplePost(id)] });
const retitled = (id: number): Files => ({ [`${id}.json`]: [samplePost(id, { title: 'Muu' })] });
const rewritten = (id: number): Files => ({
  [`${id}.json`]: [samplePost(id, { content: '<p>Muu.</p>' })],
});
const removed = (id: number): Files => ({ [`${id}.json`]: undefined });

test('the newest of a list depend on themselves and what comes behind them, not on what is older', () => {
  const read = (reader: Reader) => reader.newest<Summary>('posts/et', 2);
  expect(ids(read(new Reader(new Connection(openPosts(5)))))).toEqual([10, 8]);
  const inside = [added(9), added(11), retitled(8), retitled(10), removed(10)];
  expect(inside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(inside.map(() => true));
  const outside = [added(7), retitled(6), removed(2), rewritten(10)];
  expect(outside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(outside.map(() => false));
});

test('the newest of a list that is too short depend on the whole list', () => {
  const read = (reader: Reader) => reader.newest<Summary>('posts/et', 9);
  expect(ids(read(new Reader(new Connection(openPosts(2)))))).toEqual([4, 2]);
  expect(isConcerned(openPosts(2), read, added(1))).toBe(true);
});

test('the entries before a key depend on themselves and what comes between, not on what is newer or older', () => {
  const read = (reader: Reader) => reader.preceding<Summary>('posts/et', { key: toKey(8), count: 2 });
  expect(ids(read(new Reader(new Connection(openPosts(5)))))).toEqual([6, 4]);
  const inside = [added(5), added(7), retitled(4), removed(6)];
  expect(inside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(inside.map(() => true));
  const outside = [added(3), added(9), retitled(2), removed(10)];
  expect(outside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(outside.map(() => false));
});

test('the entries before a key that has too few depend on the beginning of the list', () => {
  const read = (reader: Reader) => reader.preceding<Summary>('posts/et', { key: toKey(4), count: 3 });
  expect(ids(read(new Reader(new Connection(openPosts(5)))))).toEqual([2]);
  expect(isConcerned(openPosts(5), read, added(1))).toBe(true);
  expect(isConcerned(openPosts(5), read, added(5))).toBe(false);
});

test('a slice depends on its entries and on whatever comes or goes before them', () => {
  const read = (reader: Reader) => reader.slice<Summary>('posts/et', { from: 1, until: 3 });
  expect(ids(read(new Reader(new Connection(openPosts(5)))))).toEqual([4, 6]);
  const inside = [added(1), added(5), retitled(4), retitled(6), removed(2), removed(6)];
  expect(inside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(inside.map(() => true));
  const outside = [retitled(2), added(7), retitled(8), removed(10), rewritten(4)];
  expect(outside.map((files) => isConcerned(openPosts(5), read, files))).toEqual(outside.map(() => false));
});

test('a slice that the list does not fill depends on its end', () => {
  const read = (reader: Reader) => reader.slice<Summary>('posts/et', { from: 1, until: 9 });
  expect(ids(read(new Reader(new Connection(openPosts(2)))))).toEqual([4]);
  expect(isConcerned(openPosts(2), read, added(5))).toBe(true);
  const behind = (reader: Reader) => reader.slice<Summary>('posts/et', { from: 5, until: 9 });
  expect(isConcerned(openPosts(2), behind, added(5))).toBe(true);
});

test('whether a place is taken depends on what comes or goes up to it', () => {
  const read = (reader: Reader) => reader.has('posts/et', 2);
  const empty = (reader: Reader) => reader.has('posts/et', 5);
  expect([read, empty].map((ask) => ask(new Reader(new Connection(openPosts(5)))))).toEqual([true, false]);
  expect([added(1), removed(6)].map((files) => isConcerned(openPosts(5), read, files))).toEqual([true, true]);
  expect([added(7), retitled(2)].map((files) => isConcerned(openPosts(5), read, files))).toEqual([
    false,
    false,
  ]);
  expect(isConcerned(openPosts(5), empty, added(11))).toBe(true);
});

test('the keys of a list depend on what comes or goes, not on what changes', () => {
  const read = (reader: Reader) => reader.keys('posts/et');
  expect(read(new Reader(new Connection(openPosts(3))))).toEqual([2, 4, 6].map(toKey));
  const seen = [added(1), removed(6), retitled(4)].map((files) => isConcerned(openPosts(3), read, files));
  expect(seen).toEqual([true, true, false]);
});

test('the key before or after another depends on what comes or goes up to it', () => {
  const before = (reader: Reader) => reader.keyBefore('posts/et', toKey(6));
  const after = (reader: Reader) => reader.keyAfter('posts/et', toKey(4));
  const reader = new Reader(new Connection(openPosts(4)));
  expect([before(reader), after(reader)]).toEqual([toKey(4), toKey(6)]);
  expect(reader.keyBefore('posts/et', toKey(2))).toBeUndefined();
  expect(reader.keyAfter('posts/et', toKey(8))).toBeUndefined();
  const concerned = (read: typeof before, changes: readonly Files[]) =>
    changes.map((files) => isConcerned(openPosts(4), read, files));
  const beforeChanges = [added(5), removed(4), added(3), added(7), retitled(4)];
  expect(concerned(before, beforeChanges)).toEqual([true, true, false, false, false]);
  const afterChanges = [added(5), removed(6), added(3), added(7), retitled(6)];
  expect(concerned(after, afterChanges)).toEqual([true, true, false, false, false]);
  const none = (asked: Reader) => asked.keyAfter('posts/et', toKey(8));
  expect(isConcerned(openPosts(4), none, added(9))).toBe(true);
});

test('whether a range has more keys than some depends on what comes or goes up to the next', () => {
  const range = { from: toKey(4), until: toKey(8) };
  const more = (reader: Reader) => reader.hasMore('posts/et', range, 1);
  const enough = (reader: Reader) => reader.hasMore('posts/et', range, 3);
  const reader = new Reader(new Connection(openPosts(5)));
  expect([more(reader), enough(reader)]).toEqual([true, false]);
  const changes = [added(5), removed(6), added(7), added(3), added(9), retitled(6)];
  const concerned = (read: typeof more) => changes.map((files) => isConcerned(openPosts(5), read, files));
  expect(concerned(more)).toEqual([true, true, false, false, false, false]);
  expect(concerned(enough)).toEqual([true, true, true, false, false, false]);
});

test('a count depends on what comes or goes, not on what changes', () => {
  const read = (reader: Reader) => reader.count('posts/et');
  expect(read(new Reader(new Connection(openPosts(5))))).toBe(5);
  expect([added(1), removed(10)].map((files) => isConcerned(openPosts(5), read, files))).toEqual([
    true,
    true,
  ]);
  expect(isConcerned(openPosts(5), read, retitled(2))).toBe(false);
  expect(new Reader(new Connection(openPosts(5))).count('posts/fi')).toBe(0);
});

test('an entry by its id depends on that entry, also while there is none', () => {
  const read = (reader: Reader) => reader.entry('posts', 3);
  expect(read(new Reader(new Connection(openPosts(5))))).toBeUndefined();
  expect(isConcerned(openPosts(5), read, added(3))).toBe(true);
  expect(isConcerned(openPosts(5), read, rewritten(4))).toBe(false);
});

test('an entry at a key depends on who stands there', () => {
  const read = (reader: Reader) => reader.at('posts', 'posts', 'postitus-4');
  expect(read(new Reader(new Connection(openPosts(5))))?.id).toBe(4);
  expect([rewritten(4), removed(4)].map((files) => isConcerned(openPosts(5), read, files))).toEqual([
    true,
    true,
  ]);
  expect(isConcerned(openPosts(5), read, { '6.json': [samplePost(6, { slug: 'vedu' })] })).toBe(false);
  const renamed = {
    '4.json': [samplePost(4, { slug: 'vedu' })],
    '6.json': [samplePost(6, { slug: 'postitus-4' })],
  };
  expect(isConcerned(openPosts(5), read, renamed)).toBe(true);
});

test('a range of keys depends on the entries within it', () => {
  const read = (reader: Reader) =>
    reader.range('posts', 'posts', { from: 'postitus-4', until: 'postitus-6' });
  expect(read(new Reader(new Connection(openPosts(4)))).map(({ id }) => id)).toEqual([4, 6]);
  expect([rewritten(6), added(5)].map((files) => isConcerned(openPosts(4), read, files))).toEqual([
    true,
    true,
  ]);
  expect([rewritten(8), added(3)].map((files) => isConcerned(openPosts(4), read, files))).toEqual([
    false,
    false,
  ]);
});

test('what tells of all content depends on every change, and on nothing when nothing changes', () => {
  const size = sampleEntry('container-sizes', { id: 5, lengthM: 1, widthM: 1, heightM: 1, maxWeightT: 1 });
  const reads = [
    (reader: Reader) => reader.contentDigest(),
    (reader: Reader) => reader.countKinds(['posts']),
  ];
  for (const read of reads) {
    expect(isConcerned(openPosts(2), read, { 'container-sizes.json': [size] })).toBe(true);
    expect(isConcerned(openPosts(2), read, added(2))).toBe(false);
  }
  expect(new Reader(new Connection(openPosts(2))).countKinds(['posts', 'faq'])).toEqual({ posts: 2, faq: 0 });
});

test('a setting is read by its name and is empty while it is not set', () => {
  const database = openPosts(1);
  writeSetting(database, 'commit', 'abc');
  const reader = new Reader(new Connection(database));
  expect([reader.setting('commit'), reader.setting('other')]).toEqual(['abc', '']);
  expect(reader.dependencies).toEqual(
    ['commit', 'other'].map((name) => ({ list: 'setting', from: name, until: name })),
  );
});

/** Pseudo-random numbers, the same in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('no answer changes without one of its dependencies being changed, in 300 random changes', () => {
  const random = makeRandom(7);
  const database = openPosts(8);
  for (let round = 0; round < 300; round += 1) {
    const [from, count, id] = [random(9), random(4), 1 + random(20)];
    const questions = [
      (reader: Reader) => reader.newest('posts/et', count),
      (reader: Reader) => reader.preceding('posts/et', { key: toKey(1 + from), count }),
      (reader: Reader) => reader.slice('posts/et', { from, until: from + count + 1 }),
      (reader: Reader) => reader.has('posts/et', from),
      (reader: Reader) => reader.count('posts/et'),
      (reader: Reader) => reader.at('posts', 'posts', `postitus-${id}`),
    ];
    const ask = () => {
      return questions.map((question) => {
        const reader = new Reader(new Connection(database));
        return { answer: JSON.stringify(question(reader)), dependencies: reader.dependencies };
      });
    };
    const before = ask();
    const change = [added, retitled, rewritten, removed][random(4)] ?? added;
    const { keyChanges } = importFiles(database, change(id));
    for (const [index, { answer }] of ask().entries()) {
      const known = before[index];
      if (known?.answer === answer) continue;
      const isFound = keyChanges.some((keyChange) =>
        known?.dependencies.some((range) => isInRange(range, keyChange)),
      );
      expect(isFound, `question ${index} in round ${round}`).toBe(true);
    }
  }
});

test('what many pages read of a list is parsed once, and gives way to what is read later, the longest unread first', () => {
  const connection = new Connection(openPosts(3));
  const read = (list: string) => new Reader(connection).summaries(list);
  const often = read('posts/et');
  expect(often).toHaveLength(3);
  // Empty ranges whose names alone fill the cache twice over.
  for (let number = 0; number < 40; number += 1) {
    read(`${'-'.repeat(100_000)}${number}`);
    expect(read('posts/et')).toBe(often);
  }
  for (let number = 0; number < 40; number += 1) read(`${'+'.repeat(100_000)}${number}`);
  expect(read('posts/et')).not.toBe(often);
});

test('a range larger than all that is kept displaces nothing', () => {
  const connection = new Connection(openPosts(3));
  const often = new Reader(connection).summaries('posts/et');
  const large = 'x'.repeat(3_000_000);
  expect(new Reader(connection).summaries(large)).not.toBe(new Reader(connection).summaries(large));
  expect(new Reader(connection).summaries('posts/et')).toBe(often);
});
