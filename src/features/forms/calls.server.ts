/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { helpdesk } from './helpdesk.server.ts';
import { orders } from './orders.server.ts';

export const calls = {
  '/api/helpdesk': helpdesk,
  '/api/orders': orders,
} satisfies Calls;
