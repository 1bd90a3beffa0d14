/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { queries } from './queries.ts';
import { findUnservedFeed } from './unserved-feeds.ts';
import { targets } from './targets.ts';

export const unserved = {
  name: 'unserved',
  queries,
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
  pages: { isMadeFile: (path) => findUnservedFeed(path) !== undefined },
  requestPages: { paths: [parseOwnPath('/customer-support/unserved-addresses')] },
  openData,
  targets,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    unserved: { queries: typeof queries };
  }
}
