import type { Config } from '@netlify/functions';
import { health } from '#features/status/health.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { configureHelpdesk } from '#features/forms/helpdesk/configured-helpdesk.server.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { orderDelivery } from '#features/forms/orders/order-dependencies.server.ts';
import { loadVersion } from '#platform/calls/site-folder.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: the published version, and whether the upstreams respond. */
export default netlifyCall(health, (settings) => ({
  contentBase: configureContentBase(settings, []),
  helpdesk: configureHelpdesk(settings),
  orderDelivery: orderDelivery(settings, undefined),
  loadVersion: () => loadVersion(netlifyFolders.outDir),
}));

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
