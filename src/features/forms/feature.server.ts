/** What this feature adds on servers. */
import { queryHandler } from '#platform/server/handlers.ts';
import { pageLimits } from '#platform/on-demand/threads/page-work.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { configureHelpdesk } from './helpdesk/configured-helpdesk.server.ts';
import { configureOrders } from './orders/configured-orders.server.ts';
import { orderDelivery, type SepticOrder } from './orders/order-dependencies.server.ts';
import { measureOutbox, outboxFolder } from './orders/outbox-use.server.ts';
import { createSentPage, isSentAsked, sentPaths } from './sent-page.server.ts';

interface OrderSheet {
  readonly order: SepticOrder;
  /** Recipient; printed at the foot of the PDF. */
  readonly mailbox: string;
}

declare module '#platform/on-demand/threads/page-work.ts' {
  interface PageWork {
    /** Some 60 ms if all fields are filled.
     * @returns The PDF. */
    drawOrder(sheet: OrderSheet): Promise<Uint8Array>;
  }
}

export const served = {
  openHandlers: (context) => {
    const answer = createSentPage(context);
    return sentPaths.map((path) => queryHandler(path, isSentAsked, answer));
  },
  configureParts: ({ settings, folders: { stateDir }, run }) => ({
    helpdesk: configureHelpdesk(settings),
    orderDependencies: configureOrders(settings, {
      stateDir,
      drawOrder: (order, mailbox) => run('drawOrder', { order, mailbox }, pageLimits),
    }),
    orderDelivery: orderDelivery(settings, stateDir),
  }),
  // Where orders are mailed there is no outbox.
  loadState: async ({ settings: { outbox, smtpUrl }, folders: { stateDir } }) =>
    smtpUrl === undefined ? { outbox: { ...outbox, ...(await measureOutbox(outboxFolder(stateDir))) } } : {},
} satisfies ServedFeature;
