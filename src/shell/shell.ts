/** What the features share: the company, its pages, the layout around them. The site has it like a feature. */
import type { Feature } from '#platform/feature.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';

export const shell = {
  name: 'shell',
  kinds,
  lists,
  entryChecks,
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    shell: { kinds: typeof kinds; queries: typeof queries };
  }
}
