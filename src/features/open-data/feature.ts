/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { queries } from './queries.ts';

export const openData = {
  name: 'open-data',
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'open-data': { queries: typeof queries };
  }
}
