import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { digest } from '#platform/base/digest.ts';
import type { KeyRange } from '#platform/base/key-range.ts';
import { invalidate, invalidateAll } from './invalidate.ts';
import { QueryTable } from './query-table.ts';
import { formatReason } from './reason.ts';
import { TargetTable } from './target-table.ts';
import { createTraceTables, type Read } from './trace-tables.ts';

/** A small published site.
 * @param questions Dependencies by query.
 * @param pages Queries that each page reads. */
function publish(
  questions: Readonly<Record<string, readonly KeyRange[]>>,
  pages: Readonly<Record<string, readonly string[]>>,
) {
  const database = new DatabaseSync(':memory:');
  createTraceTables(database);
  const queries = new QueryTable(database);
  const targets = new TargetTable(database, queries);
  const answers = new Map(Object.keys(questions).map((query) => [query, 'before']));
  const log: string[] = [];
  const answer = (query: string) => {
    log.push(`asked ${query}`);
    const text = answers.get(query);
    return text === undefined
      ? undefined
      : { query, digest: digest(text), dependencies: questions[query] ?? [] };
  };
  const numbers = new Map<string, number>();
  for (const query of Object.keys(questions)) {
    const read = answer(query);
    if (read) numbers.set(query, queries.save(read));
  }
  for (const address of Object.keys(pages)) targets.add({ address, file: `${address}.html` });
  for (const target of targets.stale()) {
    const reads = (pages[target.address] ?? []).flatMap((query) => numbers.get(query) ?? []);
    targets.record(target, { output: digest('html'), reads, at: 1 });
  }
  log.length = 0;
  const staleReasons = () =>
    targets.stale().map(({ address, reason }) => `${address}: ${formatReason(reason)}`);
  return { answers, log, staleReasons, surroundings: { queries, targets, answer } };
}

const whole = (list: string): readonly KeyRange[] => [{ list, from: '', until: 'z' }];

test('a query that answers differently makes its readers stale, with the reason', () => {
  const site = publish(
    { list: whole('posts'), menu: whole('menus') },
    { '/news': ['list', 'menu'], '/about': ['menu'] },
  );
  site.answers.set('list', 'after');
  expect(invalidate([{ list: 'posts', key: 'p' }], site.surroundings)).toEqual({ asked: 1, changed: 1 });
  expect(site.log).toEqual(['asked list']);
  expect(site.staleReasons()).toEqual(['/news: list answers differently since posts changed at p']);
});

test('a query that answers as before stops the wave', () => {
  const site = publish({ list: whole('posts') }, { '/news': ['list'] });
  expect(invalidate([{ list: 'posts', key: 'p' }], site.surroundings)).toEqual({ asked: 1, changed: 0 });
  expect(site.log).toEqual(['asked list']);
  expect(site.staleReasons()).toEqual([]);
});

test('a change of what answers asks every query, and renders the readers of those that answer differently', () => {
  const site = publish(
    { list: whole('posts'), menu: whole('menus'), gone: whole('posts') },
    { '/news': ['list', 'menu'], '/about': ['menu'], '/gone': ['gone'] },
  );
  site.answers.set('list', 'after');
  site.answers.delete('gone');
  const counts = invalidateAll({ list: '#code', key: 'src/a.ts' }, site.surroundings);
  expect(counts).toEqual({ asked: 3, changed: 2 });
  expect(site.log).toEqual(['asked list', 'asked menu', 'asked gone']);
  expect(site.staleReasons()).toEqual(['/news: src/a.ts changed', '/gone: src/a.ts changed']);
});

test('a site without queries asks none, whatever changes', () => {
  const site = publish({}, { '/about': [] });
  expect(invalidate([{ list: 'posts', key: 'p' }], site.surroundings)).toEqual({ asked: 0, changed: 0 });
  expect(site.surroundings.queries.isEmpty()).toBe(true);
  expect(publish({ menu: whole('menus') }, {}).surroundings.queries.isEmpty()).toBe(false);
});

test('a change that no query depends on asks nothing', () => {
  const site = publish({ list: whole('posts') }, { '/news': ['list'] });
  site.answers.set('list', 'after');
  expect(invalidate([{ list: 'menus', key: 'p' }], site.surroundings)).toEqual({ asked: 0, changed: 0 });
  expect(site.staleReasons()).toEqual([]);
});

test('a query is asked once, however many of its keys are touched', () => {
  const site = publish({ list: [...whole('posts'), ...whole('#posts')] }, { '/news': ['list'] });
  const keyChanges = [
    { list: 'posts', key: 'a' },
    { list: 'posts', key: 'b' },
    { list: '#posts', key: 'b' },
  ];
  expect(invalidate(keyChanges, site.surroundings)).toEqual({ asked: 1, changed: 0 });
  expect(site.log).toEqual(['asked list']);
});

test('a target that reads several changed answers is stale by the first of them', () => {
  const site = publish({ list: whole('posts'), menu: whole('menus') }, { '/news': ['list', 'menu'] });
  for (const query of ['list', 'menu']) site.answers.set(query, 'after');
  const keyChanges = [
    { list: 'menus', key: '17' },
    { list: 'posts', key: 'a' },
  ];
  expect(invalidate(keyChanges, site.surroundings)).toEqual({ asked: 2, changed: 2 });
  expect(site.staleReasons()).toEqual(['/news: menu answers differently since menus changed at 17']);
});

test('a query that cannot be answered any more makes its readers stale', () => {
  const site = publish({ article: whole('posts') }, { '/news/a': ['article'] });
  site.answers.delete('article');
  expect(invalidate([{ list: 'posts', key: 'a' }], site.surroundings)).toEqual({ asked: 1, changed: 1 });
  expect(site.staleReasons()).toEqual(['/news/a: article answers differently since posts changed at a']);
});

test('an answer that changed is remembered: the same change again stops at it', () => {
  const site = publish({ list: whole('posts') }, { '/news': ['list'] });
  site.answers.set('list', 'after');
  invalidate([{ list: 'posts', key: 'a' }], site.surroundings);
  expect(invalidate([{ list: 'posts', key: 'a' }], site.surroundings)).toEqual({ asked: 1, changed: 0 });
  expect(site.staleReasons()).toHaveLength(1);
});

test('an answer that is the same from other keys is found by those next time', () => {
  const questions: Record<string, readonly KeyRange[]> = { list: whole('posts') };
  const site = publish(questions, { '/news': ['list'] });
  questions.list = whole('stations');
  invalidate([{ list: 'posts', key: 'a' }], site.surroundings);
  expect(invalidate([{ list: 'posts', key: 'a' }], site.surroundings).asked).toBe(0);
  expect(invalidate([{ list: 'stations', key: 'a' }], site.surroundings).asked).toBe(1);
});

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
  expect(['a', 'n'].map((key) => changedKeys(table, 'posts', key))).toEqual([[], []]);
  // A reader of before would keep it.
  expect(table.save(read('list', 'a', []))).toBe(number);
  table.addReader(number, 2);
  table.removeReader(number, 2);
  expect(table.find('list')).toBeUndefined();
});

test('a query without readers leaves nothing behind for the one that gets its number', () => {
  const table = openTable();
  const gone = table.save(read('gone', 'a', [point('posts', 'a'), { list: 'posts', from: 'm', until: 'z' }]));
  table.addReader(gone, 1);
  table.removeReader(gone, 1);
  expect(table.save(read('next', 'a', [point('posts', 'b')]))).toBe(gone);
  expect(['a', 'b', 'n'].map((key) => changedKeys(table, 'posts', key))).toEqual([[], ['next'], []]);
});

test('all queries come in the order of their numbers, however many there are, and may be saved meanwhile', () => {
  const table = openTable();
  const names = Array.from({ length: 2001 }, (_, index) => `query ${index}`);
  for (const name of names) table.save(read(name, 'a', []));
  const found = [];
  for (const { key } of table.all()) {
    found.push(key);
    table.save(read(key, 'b', []));
  }
  expect(found).toEqual(names);
  expect([...openTable().all()]).toEqual([]);
});
