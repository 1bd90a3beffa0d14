import type { PageWork } from '#platform/on-demand/threads/page-work.ts';
import { drawOrder } from './orders/draw-order.server.ts';

/** What is drawn in a thread. */
export const openWork = (): Pick<PageWork, 'drawOrder'> => ({
  drawOrder: ({ order, mailbox }) => drawOrder(order, mailbox),
});
