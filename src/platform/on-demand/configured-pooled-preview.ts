import type { CacheReport } from '#platform/base/bounded-cache.ts';
import { systemClock } from '#platform/base/clock.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import type { SiteFolders } from './page-renderer.ts';
import { type AnswerPreview, openPreviews } from './preview/preview-page.ts';
import { PreviewPool } from './threads/preview-pool.ts';

/** The published site, and the module of a thread. */
interface PreviewPlace extends SiteFolders {
  readonly file: URL;
}

interface PooledPreview {
  readonly answer: AnswerPreview;
  /** Cache folder of its threads. */
  readonly loadCaches: () => readonly CacheReport[];
  readonly stop: () => Promise<void>;
}

/** Creates previews rendered in worker threads.
 */
export function configurePooledPreview(
  {
    previewSecret,
    contentBase,
    pageBuilder,
    siteUrl,
  }: Pick<LiveSettings, 'previewSecret' | 'contentBase' | 'pageBuilder' | 'siteUrl'>,
  { outDir, stateDir, file }: PreviewPlace,
  report: Report,
): PooledPreview {
  const content = { stateDir, isSnapshot: false, siteUrl };
  const sources = { secret: previewSecret ?? '', contentBase, pageBuilder, content };
  const pool = new PreviewPool(file, { sources, folders: { outDir, stateDir } }, report);
  return {
    answer: openPreviews({ secret: previewSecret, clock: systemClock, report }, pool.make),
    loadCaches: () => pool.caches,
    stop: () => pool.stop(),
  };
}
