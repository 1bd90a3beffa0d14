/** The thread that publishes when `npm start` begins, so that the server answers meanwhile. Only start-publish.ts starts
 * it. */
import { site } from '#features/site.ts';
import { systemClock } from '#platform/base/clock.ts';
import { notify, performOrders } from '#platform/base/threads/perform-orders.ts';
import type { Report, SiteEvent } from '#platform/events/site-event.ts';
import { publishIn } from '#platform/publish/publish.ts';
import { withContext } from '#platform/publish/publish-context.ts';
import { isDrawing, RenderOrder } from '#platform/publish/render-order.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { root } from '../load-settings.ts';
import { explainFailure } from '../publishing.ts';

export type PublishNotice =
  | { readonly type: 'event'; readonly event: SiteEvent }
  /** Whether this publish writes a file that was asked for. */
  | { readonly type: 'wanted'; readonly file: string; readonly isWritten: boolean }
  /** Everything is written but pictures and documents. */
  | { readonly type: 'pages' };

const order = new RenderOrder();
const compiled = Promise.withResolvers<undefined>();

const send = (notice: PublishNotice): void => {
  notify(notice);
};

const work = {
  publish,
  /** The pages are compiled, or cannot be. */
  continue: () => {
    compiled.resolve(undefined);
  },
  want: async (file: string) => {
    await order.planned;
    send({ type: 'wanted', file, isWritten: order.want(file) });
  },
};

export type PublishThreadWork = typeof work;

performOrders(work);

async function publish(settings: Settings): Promise<void> {
  let pages = 0;
  const report: Report = (event) => {
    send({ type: 'event', event });
    if (event.type !== 'target-rendered' || isDrawing(event.address)) return;
    pages += 1;
    if (pages === order.pages) send({ type: 'pages' });
  };
  try {
    await withContext({ root, site, settings, clock: systemClock, report }, async (context) => {
      context.order = order;
      context.loadWorkers();
      await compiled.promise;
      return publishIn(context, { reason: 'start' });
    });
  } catch (cause) {
    // An error loses its class between threads.
    throw new Error(explainFailure(cause), { cause });
  }
}
