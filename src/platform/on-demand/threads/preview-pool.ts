/** Previews in their own worker threads: a draft is unchecked text, and an editor may wait longer than a
 * visitor. */
import type { CacheReport } from '#platform/base/bounded-cache.ts';
import { type OrderLimits, ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { MakePreview } from '../preview/make-preview.ts';
import { fromPlain } from './plain-response.ts';
import type { PreviewThreadData, PreviewWork } from './preview-thread.ts';

/** Several requests go to the content base, each with up to 7 s; the work itself takes less than one second. */
const limits: OrderLimits = { workMs: 10_000, clockMs: 40_000 };

export class PreviewPool {
  readonly #pool: ThreadPool<PreviewWork>;

  /** @param file Module of a thread: it performs `previewWork` (preview-thread.ts). */
  constructor(file: URL, workerData: PreviewThreadData, report: Report) {
    this.#pool = new ThreadPool({
      file,
      worker: { workerData, resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 } },
      // An editor whose draft hangs leaves the other thread to all others. Threads start with the first preview.
      size: 2,
      maxQueued: 8,
      maxWaitMs: 10_000,
      report,
    });
  }

  readonly make: MakePreview = async (order) => {
    const made = await this.#pool.run('preview', order, limits);
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
