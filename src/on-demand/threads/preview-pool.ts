/** Previews, made in threads of their own: a draft is text that nobody has checked, and an editor may wait longer than a
 * visitor. */
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Log } from '#base/log.ts';
import type { Result } from '#base/result.ts';
import type { MakePreview, PreviewOrder } from '../preview/make-preview.ts';
import type { PreviewFault } from '../preview/previewed.ts';
import { fromPlain, type PlainResponse } from './plain-response.ts';
import type { WorkLimits } from './pool-thread.ts';
import type { PreviewThreadData } from './preview-thread.ts';
import { ThreadPool } from './thread-pool.ts';

/** The content base is asked several times, and gets up to 7 s for each; the work itself takes less than one. */
const max: WorkLimits = { workMs: 10_000, clockMs: 40_000 };

/** One editor whose draft hangs leaves the other thread to all others. Threads start with the first preview. */
const limits = { size: 2, memoryMb: 512, maxQueued: 8, maxWaitMs: 10_000 } as const;

export class PreviewPool {
  readonly #pool: ThreadPool;

  constructor(threadData: PreviewThreadData, log: Log) {
    const file = new URL('./preview-thread.ts', import.meta.url);
    this.#pool = new ThreadPool({ ...limits, file, threadData, log });
  }

  readonly make: MakePreview = async (order: PreviewOrder) => {
    // The thread is of this very project.
    const made = (await this.#pool.run(order, max)) as Result<PlainResponse, PreviewFault>;
    return made.type === 'failure' ? made : { type: 'success', value: fromPlain(made.value) };
  };

  /** What the threads keep from one preview to the next. */
  get caches(): readonly CacheReport[] {
    return this.#pool.caches;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}
