/** Propagates a change: from changed keys to the queries that may answer differently, and from changed answers to the
 * targets that read them. It stops at a query whose answer is the same. */
import type { KeyChange } from '#base/key-range.ts';
import type { QueryTable } from './query-table.ts';
import type { TargetTable } from './target-table.ts';
import type { QueryKey, Read } from './trace.ts';

/** Runs a query again.
 * @returns undefined when the code no longer has the query. */
export type Answer = (query: QueryKey) => Read | undefined;

export interface Invalidation {
  /** Number of queries that ran again. */
  readonly asked: number;
  /** Number of those whose answer changed. */
  readonly changed: number;
}

/** Marks all affected targets stale. Call it in the transaction that makes the change. */
export function invalidate(
  keyChanges: Iterable<KeyChange>,
  {
    queries,
    targets,
    answer,
  }: { readonly queries: QueryTable; readonly targets: TargetTable; readonly answer: Answer },
): Invalidation {
  const asked = new Set<number>();
  let changed = 0;
  for (const keyChange of keyChanges) {
    for (const known of queries.changedBy(keyChange)) {
      if (asked.has(known.number)) continue;
      asked.add(known.number);
      const read = answer(known.key);
      if (read?.digest === known.digest) {
        queries.save(read);
        continue;
      }
      changed += 1;
      const reason = { type: 'answer-changed', query: known.key, keyChange } as const;
      for (const target of queries.readers(known.number)) targets.markStale(target, reason);
      if (read) queries.save(read);
    }
  }
  return { asked: asked.size, changed };
}
