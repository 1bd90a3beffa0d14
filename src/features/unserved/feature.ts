/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { queries } from './queries.ts';

export const unserved = {
  name: 'unserved',
  queries,
  calls: ['/api/unserved'],
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    unserved: { queries: typeof queries };
  }
}
