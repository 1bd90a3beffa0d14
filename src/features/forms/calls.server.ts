/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { helpdesk } from './helpdesk.server.ts';
import { orders } from './orders.server.ts';
import { withdrawals } from './withdrawals.server.ts';
import type { forms as feature } from './feature.ts';

export const formsCalls = {
  '/api/helpdesk': helpdesk,
  '/api/orders': orders,
  '/api/withdrawals': withdrawals,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
