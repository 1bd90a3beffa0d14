/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const embeds = {
  name: 'embeds',
} as const satisfies Feature;
