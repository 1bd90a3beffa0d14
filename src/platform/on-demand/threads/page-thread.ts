/** Worker thread that renders on-demand pages, searches the published index and draws PDFs. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import type { CalendarEntries } from '#features/calendar/calendar-entries.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { drawOrder } from '#features/forms/orders/draw-order.server.ts';
import type { PosterOrder } from '#features/calendar/poster-content.server.ts';
import type { SheetOrder } from '#features/sorting/sheet-content.ts';
import type { SepticOrder } from '#features/forms/orders/order-dependencies.server.ts';
import type { Wanted } from '#features/search/query/search-index.ts';
import { notFoundPath } from '#platform/addresses/paths.ts';
import { calendarDrawer } from '#features/calendar/calendar-drawer.server.ts';
import { posterDrawer } from '#features/calendar/poster-drawer.server.ts';
import { sheetDrawer } from '#features/sorting/sheet-drawer.server.ts';
import { type PageOrder, PageRenderer, type SiteFolders } from '../page-renderer.ts';
import { SiteIndex } from '#features/search/site-index.server.ts';

interface SearchOrder {
  readonly locale: Locale;
  readonly typed: string;
  readonly wanted: Wanted;
}

interface SuggestionsOrder {
  readonly locale: Locale;
  readonly pathname: string;
}

interface OrderSheet {
  readonly order: SepticOrder;
  readonly mailbox: string;
}

const folders = workerData as SiteFolders;
const renderer = new PageRenderer(folders);
const { drawCalendar } = calendarDrawer(renderer.answers);
const { drawPoster } = posterDrawer(renderer.answers);
const { drawSheet } = sheetDrawer(renderer.answers);
const index = new SiteIndex(folders.outDir);

const work = {
  render: (order: PageOrder) => renderer.render(order),
  search: ({ locale, typed, wanted }: SearchOrder) => index.search(locale, typed, wanted),
  suggest: ({ locale, pathname }: SuggestionsOrder) => index.suggest(locale, pathname),
  drawCalendar: (calendar: CalendarEntries) => drawCalendar(calendar),
  drawPoster: (order: PosterOrder) => drawPoster(order),
  drawSheet: (order: SheetOrder) => drawSheet(order),
  drawOrder: ({ order, mailbox }: OrderSheet) => drawOrder(order, mailbox),
};

export type PageWork = typeof work;

await warmUp();
performOrders(work);

/** Loads and runs the code of each response once, before the first request. */
async function warmUp(): Promise<void> {
  for (const locale of locales) {
    try {
      await index.suggest(locale, '/warm-up');
      await renderer.render({ path: notFoundPath, locale, visit: {} });
    } catch {
      // Nothing is published yet, or a version is being replaced; the first order loads it then.
      return;
    }
  }
}
