/** Brings the content of WordPress into the state folder, with what this site knows of its own pages. */
import { mkdirSync } from 'node:fs';
import { parsePath } from './worker.ts';
import { type ClientLimits, ContentBaseClient, type ContentBasePlace } from '#cms/wordpress/client.ts';
import { finishJournal } from '#cms/wordpress/journal.ts';
import type { SyncReport } from '#cms/wordpress/report.ts';
import { syncContent, type SyncOutcome } from '#cms/wordpress/sync.ts';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import { contentFiles } from './content-files.ts';
import { takeLock } from './lock.ts';
import type { Settings } from './settings.ts';
import { siteKnowledge } from './site-knowledge.ts';

export interface SyncRun {
  readonly settings: Settings;
  readonly contentBase: ContentBasePlace;
  readonly report: SyncReport;
  readonly isFull: boolean;
  readonly limits?: Partial<ClientLimits>;
  /** Called when another sync or a build has to end first. */
  readonly onWait: () => void;
}

/** One sync at a time; builds go on meanwhile and wait only while files are moved to their places.
 * @throws {ContentBaseError} Nothing was taken then. */
export async function syncSite({
  settings,
  contentBase,
  report,
  isFull,
  limits,
  onWait,
}: SyncRun): Promise<SyncOutcome> {
  const place = syncPlace(settings.stateDir);
  mkdirSync(place.syncDir, { recursive: true });
  const unlock = takeLock(place.syncDir, onWait);
  const exclusively = (change: () => void) => {
    const release = takeLock(settings.stateDir, onWait);
    try {
      change();
    } finally {
      release();
    }
  };
  try {
    exclusively(() => finishJournal(place));
    const own = contentFiles({ contentDir: settings.contentDir, syncedDir: undefined });
    const entries = own.flatMap((file) => parsePath(file, 0).entries);
    return await syncContent({
      ...{ client: new ContentBaseClient(contentBase, limits), place, report, isFull, exclusively },
      site: siteKnowledge(entries),
    });
  } finally {
    unlock();
  }
}
