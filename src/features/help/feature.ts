/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const help = {
  name: 'help',
} as const satisfies Feature;
