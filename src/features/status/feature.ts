/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const status = {
  name: 'status',
  calls: ['/api/health', '/api/reports'],
} as const satisfies Feature;
