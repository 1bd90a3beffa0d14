/** On-demand pages and searches in worker threads. Same interface as PageRenderer and SiteIndex, which run in
 * the calling thread. */
import { availableParallelism } from 'node:os';
import type { CacheReport } from '#platform/base/bounded-cache.ts';
import { type OrderLimits, ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { PosterOrder } from '#features/calendar/poster-content.server.ts';
import type { SheetOrder } from '#features/sorting/sheet-content.ts';
import type { CalendarEntries } from '#features/calendar/calendar-entries.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SuggestedPage } from '#platform/publish/visit.ts';
import type { DrawOrder } from '#features/forms/orders/order-mail.server.ts';
import { notFoundPath } from '#platform/addresses/paths.ts';
import type { SearchAnswer, Wanted } from '#features/search/query/search-index.ts';
import type { CalendarDrawer } from '#features/calendar/calendar-feed.server.ts';
import type { PageOrder, RenderedPage, Renderer, SiteFolders } from '../page-renderer.ts';
import type { PosterDrawer } from '#features/calendar/poster-file.server.ts';
import type { SheetDrawer } from '#features/sorting/sheet-file.server.ts';
import type { PageIndex } from '#features/search/site-index.server.ts';
import type { PageWork } from './page-thread.ts';

/** A search takes some 10 ms of processor time, 200 ms at most by its limits; a page 5 to 50 ms. */
const searchLimits: OrderLimits = { workMs: 500, clockMs: 10_000 };
const pageLimits: OrderLimits = { workMs: 2000, clockMs: 15_000 };

/** Of drawings, and of pages that nobody asked for or programs read. */
const patientLimits: OrderLimits = { ...pageLimits, isPatient: true };

/** One core is left for the request thread. */
const poolSize = Math.max(1, Math.min(2, availableParallelism() - 1));

export class PagePool implements Renderer, PageIndex, CalendarDrawer, PosterDrawer, SheetDrawer {
  readonly #pool: ThreadPool<PageWork>;

  constructor({ outDir, stateDir }: SiteFolders, report: Report) {
    this.#pool = new ThreadPool({
      file: new URL('./page-thread.ts', import.meta.url),
      worker: {
        workerData: { outDir, stateDir } satisfies SiteFolders,
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
    const isPatient = order.path === notFoundPath || order.visit.unservedFeed !== undefined;
    return this.#pool.run('render', order, isPatient ? patientLimits : pageLimits);
  }

  search(locale: Locale, typed: string, wanted: Wanted): Promise<SearchAnswer> {
    return this.#pool.run('search', { locale, typed, wanted }, searchLimits);
  }

  suggest(locale: Locale, pathname: string): Promise<readonly SuggestedPage[]> {
    return this.#pool.run('suggest', { locale, pathname }, { ...searchLimits, isPatient: true });
  }

  /** Some milliseconds. */
  drawCalendar(calendar: CalendarEntries): Promise<string> {
    return this.#pool.run('drawCalendar', calendar, pageLimits);
  }

  /** Some 100 ms. */
  drawPoster(order: PosterOrder): Promise<Uint8Array> {
    return this.#pool.run('drawPoster', order, patientLimits);
  }

  /** Some 80 ms a language. */
  drawSheet(order: SheetOrder): Promise<Uint8Array | undefined> {
    return this.#pool.run('drawSheet', order, patientLimits);
  }

  /** Renders the PDF of an order: some 60 ms if all fields are filled. */
  readonly drawOrder: DrawOrder = (order, mailbox) =>
    this.#pool.run('drawOrder', { order, mailbox }, pageLimits);
}
