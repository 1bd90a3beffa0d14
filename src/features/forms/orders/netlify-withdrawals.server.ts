import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureOrders } from './configured-orders.server.ts';
import type { OrderDependencies } from './order-dependencies.server.ts';

/** In the Netlify function of withdrawals, which draws nothing: what draws is larger than all the rest of a function.
 * @returns undefined when there is no mail server. */
export const netlifyWithdrawals = (settings: LiveSettings): OrderDependencies | undefined =>
  configureOrders(settings, {
    drawOrder: () => Promise.reject(new Error('A withdrawal has no sheet to draw.')),
  });
