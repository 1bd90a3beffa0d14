/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const openData = {
  name: 'open-data',
} as const satisfies Feature;
