/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const notices = {
  name: 'notices',
} as const satisfies Feature;
