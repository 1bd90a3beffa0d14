/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const pageBuilder = {
  name: 'page-builder',
} as const satisfies Feature;
