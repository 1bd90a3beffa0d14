/** Visitors' pages and searches, made in threads of their own: as PageRenderer and SiteIndex, which do the same in the
 * thread that asks them. */
import { availableParallelism } from 'node:os';
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Log } from '#base/log.ts';
import type { Locale } from '#model/locale.ts';
import type { SuggestedPage } from '#model/visit.ts';
import type { DrawOrder } from '#proxy/orders/order-mail.ts';
import type { SearchAnswer } from '#search/query/search-index.ts';
import type { PageOrder, RenderedPage, Renderer, SiteFolders } from '../page-renderer.ts';
import type { PageIndex } from '../site-index.ts';
import type { ThreadOrder } from './page-orders.ts';
import type { WorkLimits } from './pool-thread.ts';
import { ThreadPool } from './thread-pool.ts';

/** A search takes some 10 ms of a processor, and 200 at most by what it counts; a page 5 to 50. */
const searchLimits: WorkLimits = { workMs: 500, clockMs: 10_000 };
const pageLimits: WorkLimits = { workMs: 2000, clockMs: 15_000 };

/** With one core to spare for the thread that answers. */
const poolSize = Math.max(1, Math.min(2, availableParallelism() - 1));

const limits = { memoryMb: 512, maxQueued: 64, maxWaitMs: 10_000 } as const;

export class PagePool implements Renderer, PageIndex {
  readonly #pool: ThreadPool;

  constructor(folders: SiteFolders, log: Log) {
    const { outDir, stateDir } = folders;
    const file = new URL('./page-thread.ts', import.meta.url);
    this.#pool = new ThreadPool({ ...limits, file, threadData: { outDir, stateDir }, size: poolSize, log });
  }

  /** What the threads keep from one order to the next. */
  get caches(): readonly CacheReport[] {
    return this.#pool.caches;
  }

  start(): void {
    this.#pool.start();
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }

  async render(order: PageOrder): Promise<RenderedPage> {
    return (await this.#run({ type: 'page', order }, pageLimits)) as RenderedPage;
  }

  async search(locale: Locale, typed: string, count: number): Promise<SearchAnswer> {
    return (await this.#run({ type: 'search', locale, typed, count }, searchLimits)) as SearchAnswer;
  }

  async suggest(locale: Locale, pathname: string): Promise<readonly SuggestedPage[]> {
    const order = { type: 'suggestions', locale, pathname } as const;
    return (await this.#run(order, searchLimits)) as readonly SuggestedPage[];
  }

  /** The sheet of an order, some 60 ms where its fields are full. */
  readonly drawOrder: DrawOrder = async (order, mailbox) => {
    return (await this.#run({ type: 'order-sheet', order, mailbox }, pageLimits)) as Uint8Array;
  };

  /** The thread is of this very project: what it answers is what its order asks for. */
  #run(order: ThreadOrder, max: WorkLimits): Promise<unknown> {
    return this.#pool.run(order, max);
  }
}
