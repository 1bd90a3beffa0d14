import { systemClock } from '#base/clock.ts';
import { MemoryCounter } from '#proxy/memory-counter.ts';
import type { SiteFolders } from './page-renderer.ts';
import { SiteIndex } from './site-index.ts';
import { createVisitPages, type VisitOptions, type VisitPages } from './visit-pages.ts';

/** @param folders Of the published site. */
export function configureVisitPages(
  folders: SiteFolders,
  { renderer, api, ratePerMinute }: Pick<VisitOptions, 'renderer' | 'api' | 'ratePerMinute'>,
): VisitPages {
  return createVisitPages({
    renderer,
    index: new SiteIndex(folders.outDir),
    counter: new MemoryCounter('requests for pages', systemClock),
    api,
    ratePerMinute,
  });
}
