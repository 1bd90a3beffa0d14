/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const offline = {
  name: 'offline',
} as const satisfies Feature;
