/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const municipalities = {
  name: 'municipalities',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  queries,
  previews: () => import('./draft-previews.server.ts'),
  entryChecks,
  openData,
  targets,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    municipalities: { kinds: typeof kinds; queries: typeof queries };
  }
}
