/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { settings } from './settings.server.ts';

export const status = {
  name: 'status',
  settings,
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
} as const satisfies Feature;
