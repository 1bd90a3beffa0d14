/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { settings } from './settings.server.ts';

export const calendar = {
  name: 'calendar',
  settings,
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
  threadWork: () => import('./thread-work.server.ts'),
} as const satisfies Feature;
