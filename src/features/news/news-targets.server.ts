/** Targets of lists of posts: one for each period that the first page does not show (features/news/news-pages.ts). */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TargetTable } from '#platform/engine/target-table.ts';
import type { FollowedTargets, TargetChange } from '#platform/publish/published-part.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { PostCategory } from '#platform/cms/post.ts';
import { lastKey } from '#platform/store/lists.ts';
import {
  archivedPeriods,
  maxPeriodPosts,
  newsPageSize,
  type Period,
  findPeriod,
  periodParam,
  periodsAround,
  partBounds,
  listPeriods,
  toKeyRange,
} from './news-pages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate, listedCategories } from '#shell/addresses/routes.ts';

/** Lists with pages, and the address of a period of each. */
const addressesByList: ReadonlyMap<string, (period: Period) => string> = new Map(
  locales.flatMap((locale) =>
    [null, ...listedCategories].map((category) => [
      category === null ? `posts/${locale}` : `posts/${locale}/${category}`,
      (period: Period) => buildAddress(locale, category, period),
    ]),
  ),
);

function buildAddress(locale: Locale, category: PostCategory | null, period: Period): string {
  const page = periodParam(period);
  const path =
    category === null
      ? fillTemplate('/about/news/page/{page}', { page })
      : fillTemplate('/about/news/category/{category}/page/{page}', { category, page });
  return localizedPath(path, locale);
}

/** Addresses of all pages of periods. */
export function newsAddresses(database: DatabaseSync): readonly string[] {
  const keys = database.prepare(keysIn);
  return [...addressesByList].flatMap(([list, toAddress]) =>
    archivedPeriods(readKeys(keys, list, '')).map((period) => toAddress(period)),
  );
}

export const newsTargets: FollowedTargets = {
  addresses: newsAddresses,
  follow: (database, change) => {
    const news = new NewsTargets(database, change);
    const changes = change.keyChanges.filter(({ list }) => list.startsWith('#'));
    for (const [list, ofList] of Map.groupBy(changes, (one) => one.list.slice(1)))
      news.follow(
        list,
        ofList.map(({ key }) => key),
      );
    return false;
  },
};

type NewsTargetsOptions = Pick<TargetChange, 'targets' | 'add'>;

/** Follows changes of posts without looking at other periods. */
export class NewsTargets {
  readonly #targets: TargetTable;
  readonly #add: (address: string) => void;
  readonly #keys: StatementSync;
  readonly #keyAt: StatementSync;
  readonly #keyBefore: StatementSync;

  constructor(database: DatabaseSync, { targets, add }: NewsTargetsOptions) {
    this.#targets = targets;
    this.#add = add;
    this.#keys = database.prepare(keysIn);
    this.#keyAt = database.prepare(keyAt);
    this.#keyBefore = database.prepare(keyBefore);
  }

  /** @param keys All that were added to the list or removed from it. */
  follow(list: string, keys: readonly string[]): void {
    const toAddress = addressesByList.get(list);
    if (!toAddress) return;
    // The first page goes first: it looks for the newest page that was there before.
    this.#settleFirst(list, toAddress);
    for (const key of keys) this.#settlePeriod(list, key, toAddress);
  }

  /** Periods of a changed key that became one, that were divided, or that lost their last post. */
  #settlePeriod(list: string, key: string, toAddress: (period: Period) => string): void {
    const period = this.#findPeriod(list, key);
    const isThere = this.#has(list, period, 0);
    const [first, last] = partBounds(period);
    const within = this.#targets.between(toAddress(first), `${toAddress(last)}~`);
    for (const address of [toAddress(period), ...within])
      if (address !== toAddress(period) || !isThere) this.#targets.remove(address);
    for (const whole of periodsAround(period).filter((each) => this.#targets.find(toAddress(each)))) {
      this.#targets.remove(toAddress(whole));
      for (const part of listPeriods(readKeys(this.#keys, list, whole), whole)) this.#addArchived(list, part);
    }
    if (isThere) this.#addArchived(list, period);
  }

  /** Adds a period unless the first page shows it. */
  #addArchived(list: string, period: Period): void {
    const isArchived =
      this.#keyAt.get(list, toKeyRange(period).until, lastKey, newsPageSize - 1) !== undefined;
    const address = addressesByList.get(list)?.(period);
    if (isArchived && address !== undefined) this.#add(address);
  }

  /** Periods that the first page shows have no page; those that it no longer shows get one. Before the newest page there
   * was, every other one was there, too. */
  #settleFirst(list: string, toAddress: (period: Period) => string): void {
    let shown = 0;
    for (
      let period = this.#before(list, lastKey);
      period !== undefined;
      period = this.#before(list, toKeyRange(period).from)
    ) {
      const address = toAddress(period);
      const isKnown = this.#targets.find(address) !== undefined;
      if (shown < newsPageSize) {
        shown += readKeys(this.#keys, list, period).length;
        if (isKnown) this.#targets.remove(address);
      } else if (isKnown) return;
      else this.#add(address);
    }
  }

  /** The last period before a key. */
  #before(list: string, key: string): Period | undefined {
    const row = this.#keyBefore.get(list, key);
    return row && this.#findPeriod(list, String(row.key));
  }

  #findPeriod(list: string, key: string): Period {
    return findPeriod(key, (period) => this.#has(list, period, maxPeriodPosts));
  }

  #has(list: string, period: Period, count: number): boolean {
    const { from, until } = toKeyRange(period);
    return this.#keyAt.get(list, from, until, count) !== undefined;
  }
}

const keysIn = 'SELECT key FROM position WHERE list = ? AND key BETWEEN ? AND ? ORDER BY key';
const keyAt = 'SELECT 1 FROM position WHERE list = ? AND key BETWEEN ? AND ? LIMIT 1 OFFSET ?';

const keyBefore = 'SELECT key FROM position WHERE list = ? AND key < ? ORDER BY key DESC LIMIT 1';

function readKeys(keys: StatementSync, list: string, period: Period): readonly string[] {
  const { from, until } = toKeyRange(period);
  return keys.all(list, from, until).map(({ key }) => String(key));
}
