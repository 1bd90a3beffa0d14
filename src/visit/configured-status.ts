import { systemClock } from '#base/clock.ts';
import { MemoryStorage } from '#proxy/memory-storage.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import type { HealthSettings } from '#publish/health/content-health.ts';
import { loadSiteStatus } from '#publish/site-status.ts';
import { PageRenderer, type SiteFolders } from './page-renderer.ts';
import { type AnswerStatus, createStatusPage } from './status-page.ts';

interface Surroundings {
  /** Lets the content be checked anew after a publish; absent where nothing can be written. */
  readonly checking?: HealthSettings;
  /** Requests are counted elsewhere. */
  readonly isCounted?: boolean;
}

/** @param folders Of the published site. */
export function configureStatus(
  { previewSecret, ratePerMinute }: Pick<LiveSettings, 'previewSecret' | 'ratePerMinute'>,
  folders: SiteFolders,
  { checking, isCounted = false }: Surroundings,
): AnswerStatus {
  const { outDir, stateDir } = folders;
  return createStatusPage({
    renderer: new PageRenderer(folders),
    loadStatus: (now) => loadSiteStatus({ outDir, stateDir, ...(checking && { checking }) }, now),
    secret: previewSecret,
    clock: systemClock,
    counter: new MemoryStorage(systemClock),
    ratePerMinute: isCounted ? Infinity : ratePerMinute,
  });
}
