import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { digest } from '#platform/base/digest.ts';
import { QueryTable } from './query-table.ts';
import { type StaleTarget, TargetTable } from './target-table.ts';
import { createTraceTables } from './trace-tables.ts';

const about = { address: '/about', file: 'about.html' };
const news = { address: '/about/news', file: 'about/news.html' };

function openTables() {
  const database = new DatabaseSync(':memory:');
  createTraceTables(database);
  const queries = new QueryTable(database);
  return { queries, targets: new TargetTable(database, queries) };
}

function findStale(targets: TargetTable, address: string): StaleTarget {
  const found = targets.stale().find((target) => target.address === address);
  return found ?? expect.fail(`${address} is fresh`);
}

const findTarget = (targets: TargetTable, address: string): number =>
  targets.find(address)?.number ?? expect.fail(`there is no target ${address}`);

const staleness = (targets: TargetTable) =>
  targets.stale().map(({ address, reason }) => [address, reason.type]);

const saveQuery = (queries: QueryTable, query: string): number =>
  queries.save({
    query,
    digest: digest(query),
    dependencies: [{ list: 'posts', from: query, until: query }],
  });

test('a new target is stale since it is new', () => {
  const { targets } = openTables();
  targets.add(about);
  expect(targets.stale()).toMatchObject([{ ...about, reason: { type: 'new' }, reads: [] }]);
});

test('a target whose output was written is fresh, and what it was made from is remembered', () => {
  const { queries, targets } = openTables();
  targets.add(about);
  const query = saveQuery(queries, 'text');
  targets.record(findStale(targets, '/about'), { output: digest('html'), reads: [query], at: 5 });
  expect(targets.stale()).toEqual([]);
  expect(targets.find('/about')).toMatchObject({
    ...about,
    stale: undefined,
    reason: { type: 'new' },
    renderedAt: 5,
    reads: [query],
  });
  expect([...targets.outputs()]).toMatchObject([{ file: 'about.html', output: digest('html') }]);
});

test('a target that is there already stays as it is', () => {
  const { targets } = openTables();
  targets.add(about);
  targets.record(findStale(targets, '/about'), { output: digest('html'), reads: [], at: 5 });
  targets.add(about);
  expect(targets.stale()).toEqual([]);
  expect(targets.count()).toBe(1);
});

test('a stale target keeps its first reason', () => {
  const { targets } = openTables();
  targets.add(about);
  const { number } = findStale(targets, '/about');
  targets.markStale(number, { type: 'asked' });
  targets.markAllStale({ type: 'code-changed' });
  expect(staleness(targets)).toEqual([['/about', 'new']]);
});

test('all fresh targets can be marked stale at once', () => {
  const { targets } = openTables();
  for (const target of [about, news]) targets.add(target);
  targets.record(findStale(targets, '/about'), { output: digest('html'), reads: [], at: 5 });
  targets.markAllStale({ type: 'code-changed' });
  expect(staleness(targets)).toEqual([
    ['/about', 'code-changed'],
    ['/about/news', 'new'],
  ]);
});

test('a target that reads other queries than before is a reader of those only', () => {
  const { queries, targets } = openTables();
  targets.add(about);
  const [text, trail, menu] = ['text', 'trail', 'menu'].map((name) => saveQuery(queries, name)) as [
    number,
    number,
    number,
  ];
  const { number } = findStale(targets, '/about');
  targets.record(findStale(targets, '/about'), { output: digest('a'), reads: [text, trail], at: 1 });
  targets.markStale(number, { type: 'asked' });
  targets.record(findStale(targets, '/about'), { output: digest('b'), reads: [trail, menu], at: 2 });
  expect(queries.find('text')).toBeUndefined();
  for (const query of [trail, menu]) {
    targets.markReaders(query, { type: 'asked' });
    targets.record(findStale(targets, '/about'), { output: digest('b'), reads: [trail, menu], at: 3 });
  }
});

test('of all targets those that read a query become stale together, and keep the reason that they have', () => {
  const { queries, targets } = openTables();
  const menu = saveQuery(queries, 'menu');
  for (const name of ['a', 'b', 'c']) targets.add({ address: `/${name}`, file: `${name}.html` });
  for (const target of targets.stale())
    targets.record(target, {
      output: digest('a'),
      reads: target.address === '/c' ? [] : [menu],
      at: 1,
    });
  targets.markStale(findTarget(targets, '/b'), { type: 'output-changed' });
  targets.markReaders(menu, { type: 'asked' });
  expect(targets.stale().map(({ address, reason }) => [address, reason.type])).toEqual([
    ['/a', 'asked'],
    ['/b', 'output-changed'],
  ]);
});

test('a removed target leaves its file to be removed, until that is done', () => {
  const { targets } = openTables();
  for (const target of [about, news]) targets.add(target);
  targets.remove('/about');
  expect(targets.addresses()).toEqual(['/about/news']);
  expect(targets.removals()).toEqual(['about.html']);
  expect(targets.removals()).toEqual(['about.html']);
  targets.clearRemovals();
  expect(targets.removals()).toEqual([]);
});

test('a target that comes back before its file was removed keeps the file and is rendered anew', () => {
  const { targets } = openTables();
  targets.add(about);
  targets.record(findStale(targets, '/about'), { output: digest('html'), reads: [], at: 5 });
  targets.remove('/about');
  targets.add(about);
  expect(targets.removals()).toEqual([]);
  expect(staleness(targets)).toEqual([['/about', 'new']]);
});

test('removing a target forgets the queries that no other target reads', () => {
  const { queries, targets } = openTables();
  for (const target of [about, news]) targets.add(target);
  const [shared, own] = ['menu', 'text'].map((name) => saveQuery(queries, name)) as [number, number];
  targets.record(findStale(targets, '/about'), { output: digest('a'), reads: [shared, own], at: 1 });
  targets.record(findStale(targets, '/about/news'), { output: digest('b'), reads: [shared], at: 1 });
  targets.remove('/about');
  expect(queries.find('text')).toBeUndefined();
  expect(queries.find('menu')).toBeDefined();
});

test('removing a target that is not there leaves everything as it was', () => {
  const { targets } = openTables();
  targets.add(about);
  targets.remove('/about/news');
  expect(targets.addresses()).toEqual(['/about']);
  expect(targets.removals()).toEqual([]);
});

test('what all targets were made from can be forgotten', () => {
  const { queries, targets } = openTables();
  targets.add(about);
  targets.record(findStale(targets, '/about'), {
    output: digest('a'),
    reads: [saveQuery(queries, 'text')],
    at: 1,
  });
  targets.forgetReads();
  expect(targets.find('/about')?.reads).toEqual([]);
  expect(queries.find('text')).toBeUndefined();
});

test('an address that is no target has no record', () => {
  expect(openTables().targets.find('/about')).toBeUndefined();
});

test('a file that never was a target can be left to be removed', () => {
  const { targets } = openTables();
  targets.addRemoval('old.html');
  targets.addRemoval('old.html');
  expect(targets.removals()).toEqual(['old.html']);
});

test('the readers of a list are told with the query that reads it', () => {
  const { queries, targets } = openTables();
  for (const target of [about, news]) targets.add(target);
  const [posts, post, postsOf] = ['["posts",1]', '["post",1]', '["postsOf",1]'].map((name) =>
    saveQuery(queries, name),
  ) as [number, number, number];
  targets.record(findStale(targets, '/about'), { output: digest('a'), reads: [post, postsOf], at: 1 });
  targets.record(findStale(targets, '/about/news'), { output: digest('b'), reads: [posts], at: 1 });
  const { number = 0 } = targets.find('/about/news') ?? {};
  expect(targets.listReaders('posts')).toEqual([{ number, address: '/about/news', query: '["posts",1]' }]);
});

test('the output of the last publish is known, and there is none before it', () => {
  const { targets } = openTables();
  targets.add(about);
  const { number } = findStale(targets, '/about');
  expect([targets.findOutput(number), targets.findOutput(number + 1)]).toEqual([undefined, undefined]);
  targets.record(findStale(targets, '/about'), { output: digest('html'), reads: [], at: 5 });
  expect(targets.findOutput(number)).toBe(digest('html'));
});
