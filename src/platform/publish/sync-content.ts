/** Syncs the content of WordPress into the state folder and validates it against the site's own pages. */
import { parseJson } from '#platform/base/json.ts';
import { systemClock } from '#platform/base/clock.ts';
import { kindOfFile } from '#platform/cms/export/parse-file.ts';
import {
  type ClientLimits,
  ContentBaseClient,
  type ContentBasePlace,
} from '#platform/cms/wordpress/client.ts';
import { Mirror } from '#platform/cms/wordpress/mirror.ts';
import { knownKinds, siteKnowledge } from '#platform/cms/wordpress/known-content.ts';
import type { SyncKnowledge } from '#platform/cms/wordpress/fill-kinds.ts';
import { prepareSync, type SyncOptions } from '#platform/cms/wordpress/sync.ts';
import { type EntryOutcome, prepareEntries } from '#platform/cms/wordpress/sync-reported.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { NamedEntry } from '#platform/cms/content-event.ts';
import { syncPlace } from '#platform/cms/wordpress/journal.ts';
import type { CommitSync, SyncOutcome } from '#platform/cms/wordpress/write-changes.ts';
import type { PreparedEntry } from '#platform/store/lists.ts';
import type { Site } from '#platform/site.ts';
import { contentFiles, contentPlace, parsePath } from './content.ts';
import { type ContextOptions, type PublishContext, withContext } from './publish-context.ts';
import type { Settings } from './settings.ts';
import { awaitLock } from './state.ts';
import { makePrivateFolder } from '#platform/base/files.ts';
import { closeStateFolder } from '#platform/base/restrict-folders.ts';
import { syncNoted } from './sync-notes.ts';

interface SyncCall {
  readonly contentBase: ContentBasePlace;
  readonly limits?: Partial<ClientLimits> | undefined;
  /** Aborts the sync; nothing is changed then. */
  readonly signal?: AbortSignal;
  /** The site's own pages, which entries are validated against. */
  readonly site: SyncKnowledge;
}

export interface SyncSiteOptions extends Omit<SyncCall, 'site'> {
  readonly site: Site;
  readonly settings: Settings;
  readonly isFull: boolean;
  readonly report: Report;
}

/** Like `syncSiteIn`, in its own context. */
export async function syncSite({ site, settings, report, ...call }: SyncSiteOptions): Promise<SyncOutcome> {
  return withContext(contextOptions(site, settings, report), (context) =>
    syncSiteIn(context, { ...call, site: loadSiteKnowledge(settings) }),
  );
}

interface WholeCall extends SyncCall, Pick<SyncOptions, 'isFull' | 'counted'> {}

/** Syncs all content, one sync at a time. Builds may run meanwhile: they wait only from the moment when files
 * are moved into place until the job ends.
 * @throws {ContentBaseError} Nothing was changed then. */
export async function syncSiteIn(
  context: PublishContext,
  { isFull, counted, ...call }: WholeCall,
): Promise<SyncOutcome> {
  return withSync(context, { ...call, isWhole: true }, (options) =>
    prepareSync({ ...options, site: call.site, isFull, counted }),
  );
}

interface EntryCall extends SyncCall {
  readonly entries: readonly NamedEntry[];
}

/** Like `syncEntriesIn`, in its own context. */
export async function syncNamedEntries(
  { site, settings, report }: Pick<SyncSiteOptions, 'site' | 'settings' | 'report'>,
  call: EntryCall,
): Promise<EntryOutcome> {
  return withContext(contextOptions(site, settings, report), (context) => syncEntriesIn(context, call));
}

/** Syncs single entries before the next full sync.
 * @throws {ContentBaseError} Nothing was changed then. */
export async function syncEntriesIn(
  context: PublishContext,
  { entries, ...call }: EntryCall,
): Promise<EntryOutcome> {
  return withSync(context, { ...call, isWhole: false }, (options) =>
    prepareEntries({ ...options, site: call.site, entries }),
  );
}

/** A sync renders nothing, so it needs no digest of the code. */
const contextOptions = (site: Site, settings: Settings, report: Report): ContextOptions => ({
  root: '.',
  site,
  settings,
  clock: systemClock,
  report,
});

const kindsOfKnowledge: ReadonlySet<string> = new Set([...knownKinds, 'pages']);

/** Loads what entries are validated against, from CONTENT_DIR and the page builder. */
export function loadSiteKnowledge(settings: Settings): SyncKnowledge {
  // Articles are skipped: they are most of the content, and no validation needs them.
  return {
    ...siteKnowledge(
      ownEntries(settings, (kind) => kindsOfKnowledge.has(kind)),
      settings.siteUrl,
    ),
    shipped: (wanted) =>
      ownEntries(settings, (kind) => kind === wanted).map(({ id, json }) => ({ id, value: parseJson(json) })),
  };
}

/** Entries of CONTENT_DIR and the page builder. */
function ownEntries(settings: Settings, isWanted: (kind: string) => boolean): readonly PreparedEntry[] {
  return contentFiles({ ...contentPlace(settings), syncedDir: undefined })
    .filter(({ path }) => isWanted(kindOfFile(path)))
    .flatMap((file) => parsePath(file, 0).entries);
}

async function withSync<Outcome extends SyncOutcome>(
  context: PublishContext,
  call: SyncCall & { readonly isWhole: boolean },
  prepare: (options: Omit<SyncOptions, 'site' | 'isFull' | 'counted'>) => Promise<CommitSync<Outcome>>,
): Promise<Outcome> {
  const { stateDir, outDir } = context.settings;
  const { contentBase, limits, signal } = call;
  const noting = { ...call, stateDir, url: contentBase.url, report: context.report };
  const place = syncPlace(stateDir);
  closeStateFolder(stateDir, outDir);
  makePrivateFolder(place.syncDir);
  const unlock = await awaitLock(place.syncDir, () => {
    context.report({ type: 'lock-awaited', of: 'state' });
  });
  try {
    return await syncNoted(noting, async (report) => {
      await context.recoverContent();
      const client = new ContentBaseClient(contentBase, limits, { signal });
      const mirror = new Mirror(place.syncDir);
      try {
        const commit = await prepare({ mirror, client, place, report });
        await context.lock();
        return commit();
      } finally {
        mirror.close();
      }
    });
  } finally {
    unlock();
  }
}
