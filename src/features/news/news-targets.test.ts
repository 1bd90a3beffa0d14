/** Whatever posts come and go, together or one by one, the pages of news followed are those of a whole count. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { QueryTable } from '#platform/engine/query-table.ts';
import { TargetTable } from '#platform/engine/target-table.ts';
import { createTraceTables } from '#platform/engine/trace-tables.ts';
import { createContentTables } from '#platform/store/database.ts';
import { numberKey } from '#platform/store/lists.ts';
import { newsAddresses, NewsTargets } from './news-targets.server.ts';
import { toTarget } from '#platform/publish/targets.ts';
import { Random } from '#fakes/random.ts';

const list = 'posts/et';
const sequenceCount = 100;
const stepCount = 6;

/** A list of posts, by day, and the targets that follow it. */
class FollowedList {
  readonly #database = new DatabaseSync(':memory:');
  readonly #targets: TargetTable;
  readonly #news: NewsTargets;
  readonly #keys = new Set<string>();

  constructor() {
    createContentTables(this.#database);
    createTraceTables(this.#database);
    const targets = new TargetTable(this.#database, new QueryTable(this.#database));
    this.#targets = targets;
    this.#news = new NewsTargets(this.#database, {
      targets,
      add: (address) => {
        targets.add(toTarget(address));
      },
    });
  }

  get keys(): readonly string[] {
    return [...this.#keys].sort();
  }

  /** Adds the keys that are missing and removes those that are there, all in one publish. */
  toggle(keys: readonly string[]): void {
    for (const key of keys) {
      const isThere = this.#keys.delete(key);
      if (!isThere) this.#keys.add(key);
      this.#database
        .prepare(
          isThere
            ? 'DELETE FROM position WHERE list = ? AND key = ?'
            : 'INSERT INTO position VALUES (?, ?, 1, NULL)',
        )
        .run(list, key);
    }
    this.#news.follow(list, keys);
  }

  get followed(): readonly string[] {
    return [...this.#targets.addresses()].sort();
  }

  get counted(): readonly string[] {
    return [...newsAddresses(this.#database)].sort();
  }
}

/** @param day Since 1 January 2025. */
const toKey = (day: number): string =>
  `${new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)}-10-00-00/${numberKey(day)}`;

/** One publish: a few posts here and there, or all of a stretch of days, as when the clock passes them. */
function randomChange(random: Random): readonly string[] {
  const first = random.below(500);
  if (random.happens(0.5))
    return Array.from({ length: random.pick([5, 20, 40, 120]) }, (_, day) => toKey(first + day));
  const days = Array.from({ length: random.below(4) + 1 }, () => random.below(500));
  return [...new Set(days)].map(toKey);
}

test('earlier posts of the first page get their page, though none of them changes', () => {
  const posts = new FollowedList();
  posts.toggle(Array.from({ length: 11 }, (_, day) => toKey(day)));
  expect(posts.followed).toEqual([]);
  posts.toggle(Array.from({ length: 34 }, (_, day) => toKey(day + 11)));
  expect(posts.followed).toEqual(posts.counted);
  expect(posts.counted).toContain('/about/news/page/2025-01-0');
});

test('after any publishes the pages are those of a whole count', () => {
  const wrong: unknown[] = [];
  for (let seed = 0; seed < sequenceCount; seed += 1) {
    const random = new Random(seed);
    const posts = new FollowedList();
    for (let step = 0; step < stepCount; step += 1) posts.toggle(randomChange(random));
    const { followed, counted } = posts;
    if (followed.join(' ') !== counted.join(' ')) wrong.push({ seed, followed, counted });
  }
  expect(wrong).toEqual([]);
});
