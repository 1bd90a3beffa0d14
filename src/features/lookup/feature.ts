/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';

export const lookup = {
  name: 'lookup',
  served: () => import('./feature.server.ts'),
  requestPages: { paths: [parseOwnPath('/customer-support/next-shipping-day')] },
} as const satisfies Feature;
