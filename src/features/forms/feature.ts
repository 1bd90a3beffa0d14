/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { localeMessages } from './locale-messages.ts';
import { orderForms } from './drawings.server.ts';
import { settings } from './settings.server.ts';
import { targets } from './targets.ts';

export const forms = {
  name: 'forms',
  settings,
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
  threadWork: () => import('./thread-work.server.ts'),
  targets,
  drawings: [orderForms],
  requestPages: {
    paths: [
      parseOwnPath('/customer-support/contact-us'),
      parseOwnPath('/home-customer/ordering-fecal-transport'),
      parseOwnPath('/terms/withdrawal'),
      parseOwnPath('/customer-support/contact-us/submitted'),
      parseOwnPath('/home-customer/ordering-fecal-transport/submitted'),
      parseOwnPath('/terms/withdrawal/submitted'),
    ],
  },
  localeMessages,
} as const satisfies Feature;
