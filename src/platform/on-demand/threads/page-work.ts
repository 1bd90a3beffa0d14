/** What the threads for pages do, by name. A feature declares here what is drawn or searched for it. */
import type { OrderLimits, ThreadPool } from '#platform/base/threads/thread-pool.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SuggestedPage } from '#platform/publish/visit.ts';
import type { PageOrder, RenderedPage } from '../page-renderer.ts';

export interface SuggestionsOrder {
  readonly locale: Locale;
  readonly pathname: string;
}

/** @example declare module '#platform/on-demand/threads/page-work.ts' { interface PageWork { drawSheet: … } } */
export interface PageWork {
  render(order: PageOrder): Promise<RenderedPage>;
  /** Pages that an unknown address may have meant. */
  suggest(order: SuggestionsOrder): Promise<readonly SuggestedPage[]>;
}

/** All of it, as a table. */
export type PageWorkTable = { readonly [Name in keyof PageWork]: PageWork[Name] };

/** Has a thread do something. */
export type RunPageWork = ThreadPool<PageWorkTable>['run'];

/** A search takes some 10 ms of processor time, 200 ms at most by its limits; a page 5 to 50 ms. */
export const searchLimits: OrderLimits = { workMs: 500, clockMs: 10_000 };
export const pageLimits: OrderLimits = { workMs: 2000, clockMs: 15_000 };

/** Of drawings, and of pages that nobody asked for or programs read. */
export const patientLimits: OrderLimits = { ...pageLimits, isPatient: true };
