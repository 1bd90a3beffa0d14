/** Worker threads of the publisher. They start with the first order. Stop them when the work is done. */
import { availableParallelism } from 'node:os';
import { ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { PublishWork } from './worker.ts';

export type PublishPool = ThreadPool<PublishWork>;

/** More workers than this gain nothing: one thread writes all results. */
const maxWorkers = 4;

/** Memory of a worker, so that a full publish of a large site stays within its memory. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/** @param file Module of a worker: it performs `publishWork` (worker.ts). */
export const createPool = (file: URL): PublishPool =>
  new ThreadPool({
    file,
    worker: { resourceLimits },
    size: Math.min(maxWorkers, availableParallelism()),
  });

/** Splits parts into batches, each when it is asked for. */
export function* inBatches<Part>(parts: Iterable<Part>, size: number): Generator<readonly Part[]> {
  let batch: Part[] = [];
  for (const part of parts) {
    batch.push(part);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
