/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const consent = {
  name: 'consent',
} as const satisfies Feature;
