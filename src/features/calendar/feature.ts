/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const calendar = {
  name: 'calendar',
  calls: ['/api/calendar', '/api/calendar-entries'],
} as const satisfies Feature;
