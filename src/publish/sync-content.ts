/** Brings the content of WordPress into the state folder, with what this site knows of its own pages. */
import { kindOfFile } from '#cms/export/parse-file.ts';
import { type ClientLimits, ContentBaseClient, type ContentBasePlace } from '#cms/wordpress/client.ts';
import { finishJournal } from '#cms/wordpress/journal.ts';
import type { SyncReport } from '#cms/wordpress/report.ts';
import { syncContent, type SyncOptions } from '#cms/wordpress/sync.ts';
import { type EntryOutcome, syncEntries } from '#cms/wordpress/sync-entries.ts';
import type { NamedEntry } from '#model/content-event.ts';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import type { SyncOutcome } from '#cms/wordpress/write-changes.ts';
import type { SiteKnowledge } from '#cms/wordpress/write-translation-groups.ts';
import { contentFiles, contentPlace } from './content-files.ts';
import { awaitLock } from './lock.ts';
import { parsePath } from './parse-path.ts';
import type { Settings } from './settings.ts';
import { knownKinds, siteKnowledge } from './site-knowledge.ts';
import { syncNoted } from './sync-notes.ts';
import { closeStateFolder } from '#base/files/close-folder.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';

interface SyncCall {
  readonly settings: Settings;
  readonly contentBase: ContentBasePlace;
  readonly report: SyncReport;
  readonly limits?: Partial<ClientLimits>;
  /** Called when another sync or a build has to end first. */
  readonly onWait: () => void;
  /** Gives it up; nothing is taken then. */
  readonly signal?: AbortSignal;
}

export interface SyncRun extends SyncCall {
  readonly isFull: boolean;
}

/** One sync at a time; builds go on meanwhile and wait only while files are moved to their places.
 * @throws {ContentBaseError} Nothing was taken then. */
export async function syncSite({ isFull, ...call }: SyncRun): Promise<SyncOutcome> {
  return withSync({ ...call, isWhole: true }, (options) =>
    syncContent({ ...options, site: loadSiteKnowledge(call.settings), isFull }),
  );
}

interface EntryRun extends SyncCall {
  readonly entries: readonly NamedEntry[];
  /** As it was loaded a while ago. */
  readonly site: SiteKnowledge;
}

/** Brings single entries ahead of a whole sync.
 * @throws {ContentBaseError} Nothing was taken then. */
export async function syncNamedEntries({ entries, site, ...call }: EntryRun): Promise<EntryOutcome> {
  return withSync({ ...call, isWhole: false }, (options) => syncEntries({ ...options, site, entries }));
}

const kindsOfKnowledge: ReadonlySet<string> = new Set([...knownKinds, 'pages']);

/** What entries are held against, as CONTENT_DIR and the page builder have it. */
export function loadSiteKnowledge(settings: Settings): SiteKnowledge {
  const own = contentFiles({ ...contentPlace(settings), syncedDir: undefined });
  // Articles are most of the content, and nothing is known from them.
  const known = own.filter(({ path }) => kindsOfKnowledge.has(kindOfFile(path)));
  return siteKnowledge(known.flatMap((file) => parsePath(file, 0).entries));
}

async function withSync<Outcome extends SyncOutcome>(
  call: SyncCall & { readonly isWhole: boolean },
  sync: (options: Omit<SyncOptions, 'site' | 'isFull'>) => Promise<Outcome>,
): Promise<Outcome> {
  const { settings, contentBase, limits, onWait, signal } = call;
  const place = syncPlace(settings.stateDir);
  closeStateFolder(settings.stateDir, settings.outDir);
  makePrivateFolder(place.syncDir);
  const unlock = await awaitLock(place.syncDir, onWait);
  const exclusively = async (change: () => void) => {
    const release = await awaitLock(settings.stateDir, onWait);
    try {
      change();
    } finally {
      release();
    }
  };
  try {
    return await syncNoted({ ...call, stateDir: settings.stateDir, url: contentBase.url }, async (report) => {
      await exclusively(() => finishJournal(place));
      const client = new ContentBaseClient(contentBase, limits, signal);
      return sync({ client, place, report, exclusively });
    });
  } finally {
    unlock();
  }
}
