/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { targets } from './targets.server.ts';
import type { Feature } from '#platform/feature.ts';

export const search = {
  name: 'search',
  targets,
  requestPages: { paths: [parseOwnPath('/search')] },
} as const satisfies Feature;
