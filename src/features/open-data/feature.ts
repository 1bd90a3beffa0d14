/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';

export const openData = {
  name: 'open-data',
  queries,
  targets,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'open-data': { queries: typeof queries };
  }
}
