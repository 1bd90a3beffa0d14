/** Worker thread that renders on-demand pages, searches the published index and draws what features have drawn. */
import { workerData } from 'node:worker_threads';
import { performOrders } from '#platform/base/threads/perform-orders.ts';
import { notFoundPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import { PageRenderer, type SiteFolders } from '#platform/on-demand/page-renderer.ts';
import type { PageWorkTable } from '#platform/on-demand/threads/page-work.ts';
import { calendarWork } from './calendar/thread-work.server.ts';
import { searchWork } from './search/thread-work.server.ts';
import { sheetDrawer } from './sorting/sheet-drawer.server.ts';
import { drawOrder } from './forms/orders/draw-order.server.ts';

const folders = workerData as SiteFolders;
const renderer = new PageRenderer(folders);

const work: PageWorkTable = {
  render: (order) => renderer.render(order),
  ...searchWork(folders),
  ...calendarWork(renderer.answers),
  ...sheetDrawer(renderer.answers),
  drawOrder: ({ order, mailbox }) => drawOrder(order, mailbox),
};

await warmUp();
performOrders(work);

/** Loads and runs the code of each response once, before the first request. */
async function warmUp(): Promise<void> {
  for (const locale of locales) {
    try {
      await work.suggest({ locale, pathname: '/warm-up' });
      await work.render({ path: notFoundPath, locale, visit: {} });
    } catch {
      // Nothing is published yet, or a version is being replaced; the first order loads it then.
      return;
    }
  }
}
