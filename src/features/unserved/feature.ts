/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { findUnservedFeed } from './unserved-feeds.ts';
import type { Feature } from '#platform/feature.ts';

export const unserved = {
  name: 'unserved',
  pages: { isMadeFile: (path) => findUnservedFeed(path) !== undefined },
  requestPages: { paths: [parseOwnPath('/customer-support/unserved-addresses')] },
} as const satisfies Feature;
