import { drawOrder } from './draw-order.server.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureOrders } from './configured-orders.server.ts';
import type { OrderDependencies } from './order-dependencies.server.ts';

/** In a Netlify function, which draws by itself and keeps no files.
 * @returns undefined when there is no mail server. */
export const netlifyOrders = (settings: LiveSettings): OrderDependencies | undefined =>
  configureOrders(settings, { drawOrder });
