/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const sorting = {
  name: 'sorting',
} as const satisfies Feature;
