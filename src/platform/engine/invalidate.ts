/** Propagates a change: from changed keys to the queries that may answer differently, and from changed answers to the
 * targets that read them. It stops at a query whose answer is the same. */
import type { KeyChange } from '#platform/base/key-range.ts';
import type { KnownQuery, QueryTable } from './query-table.ts';
import type { TargetTable } from './target-table.ts';
import type { QueryKey, Read } from './trace-tables.ts';

/** Runs a query again.
 * @returns undefined when the code no longer has the query. */
export type Answer = (query: QueryKey) => Read | undefined;

export interface Invalidation {
  /** Number of queries that ran again. */
  readonly asked: number;
  /** Number of those whose answer changed. */
  readonly changed: number;
}

export interface InvalidateContext {
  readonly queries: QueryTable;
  readonly targets: TargetTable;
  readonly answer: Answer;
}

/** Marks all affected targets stale. Call it in the transaction that makes the change. */
export function invalidate(keyChanges: Iterable<KeyChange>, context: InvalidateContext): Invalidation {
  // At first nothing has been asked, and every key is new.
  if (context.queries.isEmpty()) return { asked: 0, changed: 0 };
  const asked = new Set<number>();
  let changed = 0;
  for (const keyChange of keyChanges) {
    for (const known of context.queries.changedBy(keyChange)) {
      if (asked.has(known.number)) continue;
      asked.add(known.number);
      if (isChanged(known, keyChange, context)) changed += 1;
    }
  }
  return { asked: asked.size, changed };
}

/** As `invalidate`, for a change that may concern every query: the code that answers them changed. */
export function invalidateAll(keyChange: KeyChange, context: InvalidateContext): Invalidation {
  let asked = 0;
  let changed = 0;
  for (const known of context.queries.all()) {
    asked += 1;
    if (isChanged(known, keyChange, context)) changed += 1;
  }
  return { asked, changed };
}

/** Asks a query again, and marks its readers stale when the answer is another one. */
function isChanged(
  known: KnownQuery,
  keyChange: KeyChange,
  { queries, targets, answer }: InvalidateContext,
): boolean {
  const read = answer(known.key);
  if (read) queries.save(read);
  if (read?.digest === known.digest) return false;
  targets.markReaders(known.number, { type: 'answer-changed', query: known.key, keyChange });
  return true;
}
