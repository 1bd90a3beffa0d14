/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const discharges = {
  name: 'discharges',
  calls: ['/api/discharges'],
} as const satisfies Feature;
