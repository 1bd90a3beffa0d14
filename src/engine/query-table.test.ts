import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { digest } from '#base/digest.ts';
import type { KeyRange } from '#base/key-range.ts';
import { QueryTable } from './invalidate.ts';
import { createTraceTables, type Read } from './target-table.ts';

function openTable(): QueryTable {
  const database = new DatabaseSync(':memory:');
  createTraceTables(database);
  return new QueryTable(database);
}

const read = (query: string, answer: string, dependencies: readonly KeyRange[]): Read => {
  return { query, digest: digest(answer), dependencies };
};

const point = (list: string, key: string): KeyRange => ({ list, from: key, until: key });

const changedKeys = (table: QueryTable, list: string, key: string): readonly string[] =>
  [...new Set(table.changedBy({ list, key }).map((query) => query.key))].sort();

test('a query is found by each key that its answer depends on', () => {
  const table = openTable();
  table.save(
    read('list', 'a', [{ list: 'posts', from: 'b', until: 'd' }, point('entry/company', 'company')]),
  );
  const found = ['a', 'b', 'c', 'd', 'e'].map((key) => changedKeys(table, 'posts', key));
  expect(found).toEqual([[], ['list'], ['list'], ['list'], []]);
  expect(changedKeys(table, 'entry/company', 'company')).toEqual(['list']);
  expect(changedKeys(table, 'entry/company', 'other')).toEqual([]);
});

test('a change finds all queries that it may concern and no other', () => {
  const table = openTable();
  table.save(read('one', 'a', [point('posts', 'b')]));
  table.save(read('range', 'a', [{ list: 'posts', from: 'a', until: 'c' }]));
  table.save(read('elsewhere', 'a', [{ list: 'stations', from: 'a', until: 'c' }]));
  expect(changedKeys(table, 'posts', 'b')).toEqual(['one', 'range']);
  expect(changedKeys(table, 'posts', 'c')).toEqual(['range']);
});

test('a query keeps its number when it answers differently', () => {
  const table = openTable();
  const number = table.save(read('list', 'a', [point('posts', 'a')]));
  expect(table.save(read('list', 'b', [point('posts', 'a')]))).toBe(number);
  expect(table.find('list')).toEqual({ number, key: 'list', digest: digest('b') });
  expect(table.save(read('other', 'b', []))).not.toBe(number);
});

test('a query that was answered from other keys is found by those only', () => {
  const table = openTable();
  const number = table.save(
    read('list', 'a', [point('posts', 'a'), { list: 'posts', from: 'm', until: 'z' }]),
  );
  table.save(read('list', 'a', [point('posts', 'b'), { list: 'posts', from: 'x', until: 'z' }]));
  expect(['a', 'b', 'n', 'y'].map((key) => changedKeys(table, 'posts', key))).toEqual([
    [],
    ['list'],
    [],
    ['list'],
  ]);
  expect(table.describe(number)?.dependencies).toEqual([
    point('posts', 'b'),
    { list: 'posts', from: 'x', until: 'z' },
  ]);
});

test('a query without readers is forgotten with its keys', () => {
  const table = openTable();
  const number = table.save(
    read('list', 'a', [point('posts', 'a'), { list: 'posts', from: 'm', until: 'z' }]),
  );
  table.addReader(number, 1);
  table.addReader(number, 2);
  table.removeReader(number, 1);
  expect(table.readers(number)).toEqual([2]);
  expect(changedKeys(table, 'posts', 'a')).toEqual(['list']);
  table.removeReader(number, 2);
  expect(table.find('list')).toBeUndefined();
  expect(table.describe(number)).toBeUndefined();
  expect(['a', 'n'].map((key) => changedKeys(table, 'posts', key))).toEqual([[], []]);
});

test('forgetting one query leaves another with the same keys', () => {
  const table = openTable();
  const range = { list: 'posts', from: 'a', until: 'z' };
  const first = table.save(read('first', 'a', [range, point('posts', 'c')]));
  table.save(read('second', 'a', [range, point('posts', 'c')]));
  table.addReader(first, 1);
  table.removeReader(first, 1);
  expect(changedKeys(table, 'posts', 'c')).toEqual(['second']);
});

test('all queries can be forgotten at once', () => {
  const table = openTable();
  const number = table.save(
    read('list', 'a', [point('posts', 'a'), { list: 'posts', from: 'm', until: 'z' }]),
  );
  table.addReader(number, 1);
  table.forgetAll();
  expect(table.find('list')).toBeUndefined();
  expect(table.readers(number)).toEqual([]);
  expect(['a', 'n'].map((key) => changedKeys(table, 'posts', key))).toEqual([[], []]);
});

test('a query without readers leaves nothing behind for the one that gets its number', () => {
  const table = openTable();
  const gone = table.save(read('gone', 'a', [point('posts', 'a'), { list: 'posts', from: 'm', until: 'z' }]));
  table.addReader(gone, 1);
  table.removeReader(gone, 1);
  expect(table.save(read('next', 'a', [point('posts', 'b')]))).toBe(gone);
  expect(['a', 'b', 'n'].map((key) => changedKeys(table, 'posts', key))).toEqual([[], ['next'], []]);
});
