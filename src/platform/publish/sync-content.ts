/** Syncs the content of WordPress into the state folder and validates it against the site's own pages. */
import { join } from 'node:path';
import { parseJson } from '#platform/base/json.ts';
import { systemClock } from '#platform/base/clock.ts';
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
import { syncedFolder } from '#platform/cms/synced-content.ts';
import type { CommitSync, SyncOutcome } from '#platform/cms/wordpress/write-changes.ts';
import { contentFolders, readEntries } from './content.ts';
import { type ContextOptions, type PublishContext, withContext } from './publish-context.ts';
import type { Site } from '#platform/site.ts';
import type { SiteContent } from '#platform/site-content.ts';
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
  readonly knowledge: SyncKnowledge;
}

export interface SyncSiteOptions extends Omit<SyncCall, 'knowledge'> {
  readonly site: Site;
  readonly settings: Settings;
  readonly isFull: boolean;
  readonly report: Report;
}

/** Like `syncSiteIn`, in its own context. */
export async function syncSite({ site, settings, report, ...call }: SyncSiteOptions): Promise<SyncOutcome> {
  return withContext(contextOptions({ site, settings, report }), (context) =>
    syncSiteIn(context, { ...call, knowledge: loadSiteKnowledge(settings, site) }),
  );
}

interface WholeCall extends SyncCall, Pick<SyncOptions, 'isFull' | 'counted'> {}

/** Syncs all content, one sync at a time. Builds may run meanwhile: they wait only while files are deleted that WordPress
 * withdrew.
 * @throws {ContentBaseError} Nothing was changed then. */
export async function syncSiteIn(
  context: PublishContext,
  { isFull, counted, ...call }: WholeCall,
): Promise<SyncOutcome> {
  return withSync(context, { ...call, isWhole: true }, (options) =>
    prepareSync({ ...options, site: call.knowledge, isFull, counted }),
  );
}

type SyncSurroundings = Pick<SyncSiteOptions, 'site' | 'settings' | 'report'>;

interface EntryCall extends SyncCall, Partial<Pick<SyncOptions, 'lockSite'>> {
  readonly entries: readonly NamedEntry[];
}

/** Like `syncEntriesIn`, in its own context. */
export async function syncNamedEntries({
  site,
  settings,
  report,
  ...call
}: EntryCall & SyncSurroundings): Promise<EntryOutcome> {
  return withContext(contextOptions({ site, settings, report }), (context) => syncEntriesIn(context, call));
}

/** Syncs single entries before the next full sync.
 * @throws {ContentBaseError} Nothing was changed then. */
export async function syncEntriesIn(
  context: PublishContext,
  { entries, ...call }: EntryCall,
): Promise<EntryOutcome> {
  return withSync(context, { ...call, isWhole: false }, (options) =>
    prepareEntries({ ...options, site: call.knowledge, entries }),
  );
}

/** A sync renders nothing, so it needs no digest of the code. */
const contextOptions = (surroundings: SyncSurroundings): ContextOptions => ({
  root: '.',
  clock: systemClock,
  ...surroundings,
});

/** Loads what entries are validated against, from CONTENT_DIR and the page builder. */
export function loadSiteKnowledge(settings: Settings, site: SiteContent): SyncKnowledge {
  const kinds: ReadonlySet<string> = new Set([...knownKinds(site), 'pages']);
  // Entries of CONTENT_DIR and the page builder.
  const dirs = { ...contentFolders(settings), syncedDir: undefined };
  const own = (isWanted: (kind: string) => boolean) => readEntries(dirs, site, isWanted);
  // Articles are skipped: they are most of the content, and no validation needs them.
  return {
    ...siteKnowledge(
      own((kind) => kinds.has(kind)),
      site,
      settings.siteUrl,
    ),
    shipped: (wanted) =>
      own((kind) => kind === wanted).map(({ id, json }) => ({ id, value: parseJson(json) })),
  };
}

async function withSync<Outcome extends SyncOutcome>(
  context: PublishContext,
  call: SyncCall & Partial<Pick<SyncOptions, 'lockSite'>> & { readonly isWhole: boolean },
  prepare: (options: Omit<SyncOptions, 'site' | 'isFull' | 'counted'>) => Promise<CommitSync<Outcome>>,
): Promise<Outcome> {
  const { stateDir, outDir } = context.settings;
  const { contentBase, limits, signal, lockSite = () => context.lock() } = call;
  const noting = { ...call, stateDir, url: contentBase.url, report: context.report };
  const folder = syncedFolder(stateDir);
  closeStateFolder(stateDir, outDir);
  makePrivateFolder(folder);
  const unlock = await awaitLock(folder, () => {
    context.report({ type: 'lock-awaited', of: 'state' });
  });
  try {
    return await syncNoted(noting, async (report) => {
      const client = new ContentBaseClient(contentBase, limits, { signal });
      const mirror = new Mirror(folder);
      const media = { mediaDir: join(folder, 'media'), lockSite };
      try {
        const commit = await prepare({ mirror, client, report, ...media });
        return await commit();
      } finally {
        mirror.close();
      }
    });
  } finally {
    unlock();
  }
}
