/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const contacts = {
  name: 'contacts',
} as const satisfies Feature;
