import { systemClock } from '#base/clock.ts';
import { MemoryStorage } from '#proxy/memory-storage.ts';
import { PageRenderer, type SiteFolders } from './page-renderer.ts';
import { SiteIndex } from './site-index.ts';
import { createVisitPages, type VisitOptions, type VisitPages } from './visit-pages.ts';

/** @param folders Of the published site. */
export function configureVisitPages(
  folders: SiteFolders,
  { api, ratePerMinute }: Pick<VisitOptions, 'api' | 'ratePerMinute'>,
): VisitPages {
  return createVisitPages({
    renderer: new PageRenderer(folders),
    index: new SiteIndex(folders.outDir),
    counter: new MemoryStorage(systemClock),
    api,
    ratePerMinute,
  });
}
