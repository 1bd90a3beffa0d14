/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const unserved = {
  name: 'unserved',
  calls: ['/api/unserved'],
} as const satisfies Feature;
