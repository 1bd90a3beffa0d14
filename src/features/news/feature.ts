/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { lists } from './kinds.server.ts';
import { queries } from './queries.ts';

export const news = {
  name: 'news',
  calls: ['/api/posts'],
  lists,
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    news: { queries: typeof queries };
  }
}
