/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const search = {
  name: 'search',
  calls: ['/api/search', '/api/content-search', '/api/unanswered'],
} as const satisfies Feature;
