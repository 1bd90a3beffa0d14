import { systemClock } from '#base/clock.ts';
import { MemoryCounter } from '#proxy/storage.ts';
import type { LiveState, ServerState } from '#model/site-status.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import type { HealthSettings } from '#publish/health/content-health.ts';
import { loadSiteStatus } from '#publish/site-status.ts';
import type { Renderer, SiteFolders } from './page-renderer.ts';
import { type AnswerStatus, createStatusPage } from './status-page.ts';
import { keepStatusSecret } from './status-secret.ts';

interface Surroundings {
  readonly renderer: Renderer;
  /** Triggers a new content check after a publish; absent where nothing can be written. */
  readonly checking?: HealthSettings;
  /** Absent in functions. */
  readonly loadServer?: () => ServerState;
  /** Absent where each request may reach another process. */
  readonly loadLiveState?: () => Promise<LiveState>;
  /** Requests are counted elsewhere. */
  readonly isCounted?: boolean;
}

/** @param folders Of the published site. */
export function configureStatus(
  settings: Pick<LiveSettings, 'previewSecret' | 'isStatusPublic' | 'ratePerMinute'>,
  { outDir, stateDir }: SiteFolders,
  { renderer, checking, loadServer, loadLiveState, isCounted = false }: Surroundings,
): AnswerStatus {
  return createStatusPage({
    renderer,
    loadStatus: async (now) => ({
      ...(await loadSiteStatus({ outDir, stateDir, ...(checking && { checking }) }, now)),
      ...(loadLiveState && { live: await loadLiveState() }),
    }),
    loadServer,
    secret: settings.previewSecret ?? (checking && keepStatusSecret(stateDir)),
    isPublic: settings.isStatusPublic,
    clock: systemClock,
    counter: new MemoryCounter('requests to the status page', systemClock),
    ratePerMinute: isCounted ? Infinity : settings.ratePerMinute,
  });
}
