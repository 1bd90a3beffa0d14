/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';

export const prices = {
  name: 'prices',
  kinds,
  lists,
  entryChecks,
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    prices: { kinds: typeof kinds; queries: typeof queries };
  }
}
