/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { targets } from './targets.server.ts';

export const search = {
  name: 'search',
  calls: () => import('./calls.server.ts'),
  served: () => import('./feature.server.ts'),
  threadWork: () => import('./thread-work.server.ts'),
  targets,
  requestPages: { paths: [parseOwnPath('/search')] },
} as const satisfies Feature;
