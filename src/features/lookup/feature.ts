/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const lookup = {
  name: 'lookup',
} as const satisfies Feature;
