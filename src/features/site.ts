/** The site, as the platform is handed it. */
import { shell } from '#shell/shell.ts';
import { joinParts } from '#platform/feature.ts';
import type { Site } from '#platform/site.ts';
import { features } from './features.ts';
import { syncBuiltPages } from './page-builder/sync-built-pages.server.ts';

const parts = [shell, ...features] as const;

/** A kind or a query that is declared but that no feature of the list has does not compile here. */
export const site: Site = {
  kinds: joinParts(parts, 'kinds'),
  lists: joinParts(parts, 'lists'),
  queries: joinParts(parts, 'queries'),
  parts,
  syncPageBuilder: syncBuiltPages,
  threads: {
    publish: new URL('./publish-thread.server.ts', import.meta.url),
    health: new URL('./health-thread.server.ts', import.meta.url),
    content: new URL('./content-thread.server.ts', import.meta.url),
  },
};
