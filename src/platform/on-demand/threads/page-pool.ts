/** On-demand pages, and what features draw or search for a request, in worker threads. Same interface as PageRenderer, which runs in
 * the calling thread. */
import { availableParallelism } from 'node:os';
import { notFoundPath } from '#platform/addresses/paths.ts';
import type { CacheReport } from '#platform/base/bounded-cache.ts';
import { ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { PageOrder, RenderedPage, Renderer, SiteFolders } from '../page-renderer.ts';
import { pageLimits, type PageWorkTable, patientLimits, type RunPageWork } from './page-work.ts';

/** One core is left for the request thread. */
const poolSize = Math.max(1, Math.min(2, availableParallelism() - 1));

export interface PageThread {
  /** Performs the work of pages (page-work.ts). */
  readonly file: URL;
  /** Names of those with work in threads. */
  readonly features: readonly string[];
}

/** What the thread is started with: the list of features takes a second and 20 MB to load. */
export type PageThreadData = SiteFolders & Pick<PageThread, 'features'>;

export class PagePool implements Renderer {
  readonly #pool: ThreadPool<PageWorkTable>;

  constructor({ file, features }: PageThread, { outDir, stateDir }: SiteFolders, report: Report) {
    this.#pool = new ThreadPool({
      file,
      worker: {
        workerData: { outDir, stateDir, features } satisfies PageThreadData,
        resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
      },
      size: poolSize,
      maxQueued: 64,
      maxWaitMs: 10_000,
      report,
    });
  }

  /** Caches that the threads keep between orders. */
  get caches(): readonly CacheReport[] {
    return this.#pool.caches;
  }

  start(): void {
    this.#pool.start();
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }

  render(order: PageOrder): Promise<RenderedPage> {
    const isPatient = order.isPatient === true || order.path === notFoundPath;
    return this.#pool.run('render', order, isPatient ? patientLimits : pageLimits);
  }

  readonly run: RunPageWork = (name, order, limits) => this.#pool.run(name, order, limits);
}
