import type { Config } from '@netlify/functions';
import { systemClock } from '#base/clock.ts';
import { netlifyFile } from '#on-demand/netlify-pages.ts';
import { createNotFoundPage } from '#on-demand/not-found-page.ts';
import { openSharedPages } from '#on-demand/shared-pages.ts';
import { SiteIndex } from '#on-demand/site-index.ts';
import { netlifyFolders } from '#proxy/netlify-api.ts';

/** The page for unknown addresses. It has no address of its own: the last rule of `_redirects` leads here
 * (src/site/paths.ts). */
export default netlifyFile((context) =>
  createNotFoundPage({
    ...context,
    index: new SiteIndex(netlifyFolders.outDir),
    shared: openSharedPages(systemClock),
  }),
);

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
