/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';

export const lookup = {
  name: 'lookup',
  requestPages: { paths: [parseOwnPath('/customer-support/next-shipping-day')] },
} as const satisfies Feature;
