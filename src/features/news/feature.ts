/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';

export const news = {
  name: 'news',
  calls: ['/api/posts'],
} as const satisfies Feature;
