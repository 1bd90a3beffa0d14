/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { kinds, lists } from './kinds.server.ts';
import { queries } from './queries.ts';

export const pageBuilder = {
  name: 'page-builder',
  kinds,
  lists,
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'page-builder': { kinds: typeof kinds; queries: typeof queries };
  }
}
