/** On-demand pages and searches in worker threads. Same interface as PageRenderer and SiteIndex, which run in
 * the calling thread. */
import { availableParallelism } from 'node:os';
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Report } from '#events/site-event.ts';
import type { PosterOrder } from '#documents/poster-content.ts';
import type { SheetOrder } from '#documents/sheet-content.ts';
import type { CalendarEntries } from '#model/calendar-entries.ts';
import type { Locale } from '#model/locale.ts';
import type { SuggestedPage } from '#model/visit.ts';
import type { DrawOrder } from '#proxy/orders/order-mail.ts';
import { notFoundPath } from '#site/paths.ts';
import type { SearchAnswer, Wanted } from '#search/query/search-index.ts';
import type { CalendarDrawer } from '../calendar-feed.ts';
import type { PageOrder, RenderedPage, Renderer, SiteFolders } from '../page-renderer.ts';
import type { PosterDrawer } from '../poster-file.ts';
import type { SheetDrawer } from '../sheet-file.ts';
import type { PageIndex } from '../site-index.ts';
import type { ThreadOrder } from './page-orders.ts';
import type { WorkLimits } from './pool-thread.ts';
import { ThreadPool } from './thread-pool.ts';

/** A search takes some 10 ms of processor time, 200 ms at most by its limits; a page 5 to 50 ms. */
const searchLimits: WorkLimits = { workMs: 500, clockMs: 10_000 };
const pageLimits: WorkLimits = { workMs: 2000, clockMs: 15_000 };

/** Of drawings, and of pages that nobody asked for or programs read. */
const patientLimits: WorkLimits = { ...pageLimits, isPatient: true };

/** One core is left for the request thread. */
const poolSize = Math.max(1, Math.min(2, availableParallelism() - 1));

const limits = { memoryMb: 512, maxQueued: 64, maxWaitMs: 10_000 } as const;

export class PagePool implements Renderer, PageIndex, CalendarDrawer, PosterDrawer, SheetDrawer {
  readonly #pool: ThreadPool;

  constructor(folders: SiteFolders, report: Report) {
    const { outDir, stateDir } = folders;
    const file = new URL('./page-thread.ts', import.meta.url);
    this.#pool = new ThreadPool({
      ...limits,
      file,
      threadData: { outDir, stateDir },
      size: poolSize,
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

  async render(order: PageOrder): Promise<RenderedPage> {
    const isPatient = order.path === notFoundPath || order.visit.unservedFeed !== undefined;
    const max = isPatient ? patientLimits : pageLimits;
    return (await this.#run({ type: 'page', order }, max)) as RenderedPage;
  }

  async search(locale: Locale, typed: string, wanted: Wanted): Promise<SearchAnswer> {
    return (await this.#run({ type: 'search', locale, typed, wanted }, searchLimits)) as SearchAnswer;
  }

  async suggest(locale: Locale, pathname: string): Promise<readonly SuggestedPage[]> {
    const order = { type: 'suggestions', locale, pathname } as const;
    return (await this.#run(order, { ...searchLimits, isPatient: true })) as readonly SuggestedPage[];
  }

  /** Some milliseconds. */
  async drawCalendar(calendar: CalendarEntries): Promise<string> {
    return (await this.#run({ type: 'calendar', calendar }, pageLimits)) as string;
  }

  /** Some 100 ms. */
  async drawPoster(order: PosterOrder): Promise<Uint8Array> {
    return (await this.#run({ type: 'poster', order }, patientLimits)) as Uint8Array;
  }

  /** Some 80 ms a language. */
  async drawSheet(order: SheetOrder): Promise<Uint8Array | undefined> {
    return (await this.#run({ type: 'sheet', order }, patientLimits)) as Uint8Array | undefined;
  }

  /** Renders the PDF of an order: some 60 ms if all fields are filled. */
  readonly drawOrder: DrawOrder = async (order, mailbox) => {
    return (await this.#run({ type: 'order-sheet', order, mailbox }, pageLimits)) as Uint8Array;
  };

  /** The thread is part of this project, so its response has the type of its order. */
  #run(order: ThreadOrder, max: WorkLimits): Promise<unknown> {
    return this.#pool.run(order, max);
  }
}
