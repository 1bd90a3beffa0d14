/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const remembered = {
  name: 'remembered',
} as const satisfies Feature;
