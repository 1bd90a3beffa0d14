/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const municipalities = {
  name: 'municipalities',
} as const satisfies Feature;
