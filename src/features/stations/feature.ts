/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const stations = {
  name: 'stations',
} as const satisfies Feature;
