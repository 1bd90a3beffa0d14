import type { Config } from '@netlify/functions';
import { showRefusedForm } from '#features/forms/netlify-forms.server.ts';
import { orders } from '#features/forms/orders.server.ts';
import { configureFormQuota } from '#platform/calls/form-quota.ts';
import { netlifyOrders } from '#features/forms/orders/netlify-orders.server.ts';
import { configureTurnstile } from '#platform/calls/turnstile.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: an order of septic transport. */
export default netlifyCall(
  orders,
  (settings) => ({
    orderDependencies: netlifyOrders(settings),
    turnstile: configureTurnstile(settings),
    formQuota: configureFormQuota(settings),
  }),
  showRefusedForm,
);

export const config: Config = {
  path: '/api/orders',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
