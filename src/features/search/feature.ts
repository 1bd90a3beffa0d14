/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const search = {
  name: 'search',
} as const satisfies Feature;
