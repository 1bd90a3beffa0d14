/** The thread that publishes when `npm start` begins, so that the server answers meanwhile. Only start-publish.ts starts
 * it. */
import { systemClock } from '#platform/base/clock.ts';
import { notify, performOrders } from '#platform/base/threads/perform-orders.ts';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { publishIn } from '#platform/publish/publish.ts';
import { withContext } from '#platform/publish/publish-context.ts';
import { type OrderNotice, RenderOrder } from '#platform/publish/render-order.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { root } from '../load-settings.ts';
import { explainFailure } from '../publishing.ts';
import { site } from '#features/site.ts';

export type PublishNotice = OrderNotice | { readonly type: 'event'; readonly event: SiteEvent };

const compiled = Promise.withResolvers<undefined>();

const send = (notice: PublishNotice): void => {
  notify(notice);
};
const order = new RenderOrder(send);

const work = {
  publish,
  /** The pages are compiled, or cannot be. */
  continue: () => {
    compiled.resolve(undefined);
  },
  want: (file: string) => order.want(file),
  heard: (asked: readonly string[]) => {
    order.heard(asked);
  },
};

export type PublishThreadWork = typeof work;

performOrders(work);

async function publish(settings: Settings): Promise<void> {
  const report = (event: SiteEvent): void => {
    send({ type: 'event', event });
  };
  try {
    await withContext({ site, root, settings, clock: systemClock, report }, async (context) => {
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
