/** Worker thread that renders on-demand pages, searches the published index and draws PDFs. */
import { workerData } from 'node:worker_threads';
import { unreachable } from '#base/unreachable.ts';
import { locales } from '#model/locale.ts';
import { drawOrder } from '#documents/draw.ts';
import { notFoundPath } from '#site/paths.ts';
import { calendarDrawer } from '../drawers/calendar-drawer.ts';
import { posterDrawer } from '../drawers/poster-drawer.ts';
import { sheetDrawer } from '../drawers/sheet-drawer.ts';
import { PageRenderer } from '../page-renderer.ts';
import { SiteIndex } from '../site-index.ts';
import type { PageThreadData, ThreadOrder } from './page-orders.ts';
import { performOrders } from './perform-orders.ts';

const folders = workerData as PageThreadData;
const renderer = new PageRenderer(folders);
const { drawCalendar } = calendarDrawer(renderer.answers);
const { drawPoster } = posterDrawer(renderer.answers);
const { drawSheet } = sheetDrawer(renderer.answers);
const index = new SiteIndex(folders.outDir);

await warmUp();
performOrders((order: ThreadOrder): Promise<unknown> => {
  switch (order.type) {
    case 'page':
      return renderer.render(order.order);
    case 'search':
      return index.search(order.locale, order.typed, order.wanted);
    case 'suggestions':
      return index.suggest(order.locale, order.pathname);
    case 'calendar':
      return drawCalendar(order.calendar);
    case 'poster':
      return drawPoster(order.order);
    case 'sheet':
      return drawSheet(order.order);
    case 'order-sheet':
      return drawOrder(order.order, order.mailbox);
    default:
      return unreachable(order);
  }
});

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
