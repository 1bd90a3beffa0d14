/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const containers = {
  name: 'containers',
} as const satisfies Feature;
