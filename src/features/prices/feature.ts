/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const prices = {
  name: 'prices',
} as const satisfies Feature;
