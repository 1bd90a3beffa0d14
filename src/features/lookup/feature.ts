/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';

export const lookup = {
  name: 'lookup',
  served: () => import('./feature.server.ts'),
  requestPages: { paths: [lookupPath] },
} as const satisfies Feature;
