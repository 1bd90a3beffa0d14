/** The site, as the platform is handed it. */
import type { Site } from '#platform/site.ts';
import { syncBuiltPages } from './page-builder/sync-built-pages.server.ts';
import { parts, siteContent } from './site-content.ts';

export const site: Site = {
  ...siteContent,
  parts,
  syncPageBuilder: syncBuiltPages,
  threads: {
    publish: new URL('./publish-thread.server.ts', import.meta.url),
    content: new URL('./content-thread.server.ts', import.meta.url),
  },
};
