/** What this feature adds to the site. */
import type { Feature } from '#platform/feature.ts';
import { isFramedPage } from '#shell/addresses/framed-pages.ts';
import { targets } from './targets.ts';

export const embeds = {
  name: 'embeds',
  compiled: () => import('./embed-plugin.server.ts'),
  targets,
  pages: { isPage: isFramedPage },
} as const satisfies Feature;
