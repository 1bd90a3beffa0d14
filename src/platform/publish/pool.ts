/** Worker threads of the publisher. They start with the first order. Stop them when the work is done. */
import { availableParallelism } from 'node:os';
import { ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { PublishWork } from './worker.ts';

export type PublishPool = ThreadPool<PublishWork>;

/** More workers than this gain nothing: one thread writes all results. */
const maxWorkers = 4;

/** Memory of a worker, so that a full publish of a large site stays within its memory. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/** @param file Module of a thread that performs `publishWork`. */
export const createPool = (file: URL): PublishPool =>
  new ThreadPool({
    file,
    worker: { resourceLimits },
    size: Math.min(maxWorkers, availableParallelism()),
  });

/** Splits a list into batches. */
export function* inBatches<Part>(parts: readonly Part[], size: number): Generator<readonly Part[]> {
  for (let start = 0; start < parts.length; start += size) yield parts.slice(start, start + size);
}
