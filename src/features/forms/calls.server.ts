/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { helpdesk } from './helpdesk.server.ts';
import { orders } from './orders.server.ts';
import { withdrawals } from './withdrawals.server.ts';

export const calls = {
  '/api/helpdesk': helpdesk,
  '/api/orders': orders,
  '/api/withdrawals': withdrawals,
} satisfies Calls;
