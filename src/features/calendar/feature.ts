/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const calendar = {
  name: 'calendar',
} as const satisfies Feature;
