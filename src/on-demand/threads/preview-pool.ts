/** Previews in their own worker threads: a draft is unchecked text, and an editor may wait longer than a
 * visitor. */
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Report } from '#events/site-event.ts';
import type { Result } from '#base/result.ts';
import type { MakePreview, PreviewOrder } from '../preview/make-preview.ts';
import type { PreviewFault } from '../preview/previewed.ts';
import { fromPlain, type PlainResponse } from './plain-response.ts';
import type { WorkLimits } from './pool-thread.ts';
import type { PreviewThreadData } from './preview-thread.ts';
import { ThreadPool } from './thread-pool.ts';

/** Several requests go to the content base, each with up to 7 s; the work itself takes less than one second. */
const max: WorkLimits = { workMs: 10_000, clockMs: 40_000 };

/** An editor whose draft hangs leaves the other thread to all others. Threads start with the first preview. */
const limits = { size: 2, memoryMb: 512, maxQueued: 8, maxWaitMs: 10_000 } as const;

export class PreviewPool {
  readonly #pool: ThreadPool;

  constructor(threadData: PreviewThreadData, report: Report) {
    const file = new URL('./preview-thread.ts', import.meta.url);
    this.#pool = new ThreadPool({ ...limits, file, threadData, report });
  }

  readonly make: MakePreview = async (order: PreviewOrder) => {
    // The thread is part of this project.
    const made = (await this.#pool.run(order, max)) as Result<PlainResponse, PreviewFault>;
    return made.type === 'failure' ? made : { type: 'success', value: fromPlain(made.value) };
  };

  /** Caches that the threads keep between previews. */
  get caches(): readonly CacheReport[] {
    return this.#pool.caches;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}
