import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { digest } from '#base/digest.ts';
import type { KeyRange } from '#base/key-range.ts';
import { invalidate, QueryTable } from './invalidate.ts';
import { formatReason } from './reason.ts';
import { createTraceTables, TargetTable } from './target-table.ts';

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
