/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const forms = {
  name: 'forms',
  calls: ['/api/helpdesk', '/api/orders'],
} as const satisfies Feature;
