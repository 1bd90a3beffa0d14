/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { queries } from './queries.ts';
import { targets } from './targets.server.ts';

export const search = {
  name: 'search',
  queries,
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
  threadWork: () => import('./thread-work.server.ts'),
  targets,
  requestPages: { paths: [parseOwnPath('/search')] },
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    search: { queries: typeof queries };
  }
}
