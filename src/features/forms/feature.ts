/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { orderForms } from './drawings.server.ts';
import { targets } from './targets.ts';

export const forms = {
  name: 'forms',
  calls: ['/api/helpdesk', '/api/orders', '/api/withdrawals'],
  targets,
  drawings: [orderForms],
  requestPages: {
    paths: [
      parseOwnPath('/customer-support/contact-us'),
      parseOwnPath('/home-customer/ordering-fecal-transport'),
      parseOwnPath('/terms/withdrawal'),
    ],
  },
} as const satisfies Feature;
