/** What this feature adds to the site. */
import { isEmbedPath } from './embeds.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';

export const embeds = {
  name: 'embeds',
  targets,
  pages: { isRoute: isEmbedPath, isPage: isEmbedPath },
} as const satisfies Feature;
