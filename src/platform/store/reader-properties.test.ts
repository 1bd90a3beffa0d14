/** What every page relies on: no read goes unrecorded, and what a connection keeps is never another answer. */
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFiles, openSampleStore, samplePost } from '#fakes/sample-content.ts';
import { isInRange } from '#platform/base/key-range.ts';
import { Connection } from './entry-rows.ts';
import { Reader } from './reader.ts';

const list = 'posts/et';
const maxId = 150;

/** The key of a sample post in lists by date. */
function toKey(id: number): string {
  const day = new Date(Date.UTC(2026, 0, id, 8)).toISOString().slice(0, 10);
  return `${day}-${id > 87 ? '11' : '10'}-00-00/${String(id).padStart(10, '0')}`;
}

/** The key in the list of whole entries; `list` has summaries. */
const toSlug = (id: number): string => `postitus-${String(id)}`;

function openPosts(ids: Iterable<number>): DatabaseSync {
  const database = openSampleStore();
  importFiles(database, Object.fromEntries([...ids].map((id) => [`${String(id)}.json`, [samplePost(id)]])));
  return database;
}

type Read = (reader: Reader) => unknown;

const id = fc.integer({ min: 1, max: maxId });
const count = fc.integer({ min: 1, max: 80 });
const place = fc.integer({ min: 0, max: maxId });
const span = fc.tuple(id, id).map(([one, other]) => {
  const [from, until] = [toKey(Math.min(one, other)), toKey(Math.max(one, other))];
  return { from, until };
});

/** Every way to read. */
const reads: fc.Arbitrary<Read> = fc.oneof(
  id.map(
    (one): Read =>
      (reader) =>
        reader.entry('posts', one),
  ),
  id.map(
    (one): Read =>
      (reader) =>
        reader.at('posts', list, toKey(one)),
  ),
  fc.tuple(id, id).map(
    ([from, until]): Read =>
      (reader) =>
        reader.range('posts', 'posts', { from: toSlug(from), until: toSlug(until) }),
  ),
  fc.constant<Read>((reader) => reader.range('posts', 'posts')),
  span.map(
    (keys): Read =>
      (reader) =>
        reader.summaries(list, keys),
  ),
  fc.constant<Read>((reader) => reader.summaries(list)),
  fc.constant<Read>((reader) => reader.keys(list)),
  id.map(
    (one): Read =>
      (reader) =>
        reader.keyBefore(list, toKey(one)),
  ),
  id.map(
    (one): Read =>
      (reader) =>
        reader.keyAfter(list, toKey(one)),
  ),
  fc.tuple(span, count).map(
    ([keys, many]): Read =>
      (reader) =>
        reader.hasMore(list, keys, many),
  ),
  count.map(
    (many): Read =>
      (reader) =>
        reader.newest(list, many),
  ),
  fc.tuple(id, count).map(
    ([one, many]): Read =>
      (reader) =>
        reader.preceding(list, { key: toKey(one), count: many }),
  ),
  fc.tuple(place, count).map(
    ([from, many]): Read =>
      (reader) =>
        reader.slice(list, { from, until: from + many }),
  ),
  place.map(
    (index): Read =>
      (reader) =>
        reader.has(list, index),
  ),
  fc.constant<Read>((reader) => reader.count(list)),
);

const allIds = Array.from({ length: maxId }, (_, index) => index + 1);

/** Few posts, or more than a connection reads at once. */
const posts = fc.oneof(fc.uniqueArray(id, { maxLength: 20 }), fc.subarray(allIds, { minLength: 100 }));

const read = (database: DatabaseSync, ask: Read): unknown => ask(new Reader(new Connection(database)));

test('a change that alters an answer lies in what the read recorded', () => {
  fc.assert(
    fc.property(
      fc.record({
        present: posts,
        asked: fc.array(reads, { minLength: 1, maxLength: 20 }),
        change: fc.constantFrom('added or removed', 'retitled', 'rewritten'),
        changed: id,
      }),
      ({ present, asked, change, changed }) => {
        const database = openPosts(present);
        const before = asked.map((ask) => {
          const reader = new Reader(new Connection(database));
          return { ask, answer: ask(reader), dependencies: reader.dependencies };
        });
        const file = `${String(changed)}.json`;
        const isRemoved = change === 'added or removed' && present.includes(changed);
        const fields = {
          retitled: { title: 'Muu' },
          rewritten: { content: '<p>Muu.</p>' },
          'added or removed': {},
        };
        const { keyChanges } = importFiles(database, {
          [file]: isRemoved ? undefined : [samplePost(changed, fields[change])],
        });
        for (const { ask, answer, dependencies } of before) {
          const isSame = JSON.stringify(read(database, ask)) === JSON.stringify(answer);
          const isConcerned = keyChanges.some((keyChange) =>
            dependencies.some((range) => isInRange(range, keyChange)),
          );
          expect(isSame || isConcerned).toBe(true);
        }
      },
    ),
  );
});

test('a connection that has answered other reads gives the answers of a new one', () => {
  fc.assert(
    fc.property(posts, fc.array(reads, { minLength: 2, maxLength: 40 }), (present, asked) => {
      const database = openPosts(present);
      const connection = new Connection(database);
      for (const ask of asked) expect(ask(new Reader(connection))).toEqual(read(database, ask));
    }),
  );
});
