/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { targets } from './targets.ts';

export const openData = {
  name: 'open-data',
  targets,
} as const satisfies Feature;
