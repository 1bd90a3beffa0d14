import type { Config } from '@netlify/functions';
import { systemClock } from '#platform/base/clock.ts';
import { createNotFoundPage } from '#platform/on-demand/not-found-page.ts';
import { openSharedPages } from '#platform/on-demand/shared-pages.ts';
import { SiteIndex } from '#features/search/site-index.server.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { netlifyFile } from '../netlify/pages.ts';

/** The page for unknown addresses. It has no address of its own: the last rule of `_redirects` leads here
 * (src/platform/addresses/paths.ts). */
export default netlifyFile((context) => {
  const index = new SiteIndex(netlifyFolders.outDir);
  return createNotFoundPage({
    ...context,
    suggest: (locale, pathname) => index.suggest(locale, pathname),
    shared: openSharedPages(systemClock),
  });
});

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
