/** Syncs the content of WordPress into the state folder and validates it against the site's own pages. */
import { systemClock } from '#base/clock.ts';
import { kindOfFile } from '#cms/export/export.ts';
import { type ClientLimits, ContentBaseClient, type ContentBasePlace } from '#cms/wordpress/client.ts';
import { editLink, type EntryNote, type SyncReport } from '#cms/wordpress/report.ts';
import { Mirror } from '#cms/wordpress/mirror.ts';
import { knownKinds, siteKnowledge, type SiteKnowledge } from '#cms/wordpress/conversion-context.ts';
import { type EntryOutcome, prepareEntries, prepareSync, type SyncOptions } from '#cms/wordpress/sync.ts';
import type { NamedEntry } from '#model/content-event.ts';
import { syncPlace } from '#cms/wordpress/journal.ts';
import type { CommitSync, SyncOutcome } from '#cms/wordpress/write-changes.ts';
import { contentFiles, contentPlace, parsePath } from './content-files.ts';
import { type ContextOptions, type PublishContext, withContext } from './publish.ts';
import type { Settings } from './settings.ts';
import { awaitLock } from './state.ts';
import { closeStateFolder, makePrivateFolder } from '#base/files.ts';
import { join } from 'node:path';
import { cleanNote } from '#base/text.ts';
import { messageOf } from '#base/result.ts';
import {
  type SyncNote,
  type SyncNotes,
  syncNotesSchema,
  type SyncSource,
  syncSources,
} from '#model/site-status.ts';
import { readWhole, writeWhole } from './output.ts';

interface SyncCall {
  readonly contentBase: ContentBasePlace;
  readonly report: SyncReport;
  readonly limits?: Partial<ClientLimits> | undefined;
  /** Aborts the sync; nothing is changed then. */
  readonly signal?: AbortSignal;
  /** The site's own pages, which entries are validated against. */
  readonly site: SiteKnowledge;
}

export interface SyncSiteOptions extends Omit<SyncCall, 'site'> {
  readonly settings: Settings;
  readonly isFull: boolean;
  /** Called if another sync or a build must finish first. */
  readonly onWait: () => void;
}

/** Like `syncSiteIn`, in its own context. */
export async function syncSite({ settings, onWait, ...call }: SyncSiteOptions): Promise<SyncOutcome> {
  return withContext(contextOptions(settings, onWait), (context) =>
    syncSiteIn(context, { ...call, site: loadSiteKnowledge(settings) }),
  );
}

/** Syncs all content, one sync at a time. Builds may run meanwhile: they wait only from the moment when files
 * are moved into place until the job ends.
 * @throws {ContentBaseError} Nothing was changed then. */
export async function syncSiteIn(
  context: PublishContext,
  { isFull, ...call }: SyncCall & { readonly isFull: boolean },
): Promise<SyncOutcome> {
  return withSync(context, { ...call, isWhole: true }, (options) =>
    prepareSync({ ...options, site: call.site, isFull }),
  );
}

interface EntryCall extends SyncCall {
  readonly entries: readonly NamedEntry[];
}

/** Like `syncEntriesIn`, in its own context. */
export async function syncNamedEntries({
  settings,
  onWait,
  ...call
}: EntryCall & Pick<SyncSiteOptions, 'settings' | 'onWait'>): Promise<EntryOutcome> {
  return withContext(contextOptions(settings, onWait), (context) => syncEntriesIn(context, call));
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
const contextOptions = (settings: Settings, onWait: () => void): ContextOptions => ({
  root: '.',
  settings,
  clock: systemClock,
  report: onWait,
});

const kindsOfKnowledge: ReadonlySet<string> = new Set([...knownKinds, 'pages']);

/** Loads what entries are validated against, from CONTENT_DIR and the page builder. */
export function loadSiteKnowledge(settings: Settings): SiteKnowledge {
  const own = contentFiles({ ...contentPlace(settings), syncedDir: undefined });
  // Articles are skipped: they are most of the content, and no validation needs them.
  const known = own.filter(({ path }) => kindsOfKnowledge.has(kindOfFile(path)));
  return siteKnowledge(known.flatMap((file) => parsePath(file, 0).entries));
}

async function withSync<Outcome extends SyncOutcome>(
  context: PublishContext,
  call: SyncCall & { readonly isWhole: boolean },
  prepare: (options: Omit<SyncOptions, 'site' | 'isFull'>) => Promise<CommitSync<Outcome>>,
): Promise<Outcome> {
  const { stateDir, outDir } = context.settings;
  const { contentBase, limits, signal } = call;
  const place = syncPlace(stateDir);
  closeStateFolder(stateDir, outDir);
  makePrivateFolder(place.syncDir);
  const unlock = await awaitLock(place.syncDir, () => {
    context.report({ type: 'waiting' });
  });
  try {
    return await syncNoted({ ...call, stateDir, url: contentBase.url }, async (report) => {
      await context.recoverContent();
      const client = new ContentBaseClient(contentBase, limits, signal);
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

// Problems and warnings of the syncs, saved in STATE_DIR/sync-notes until they are fixed. An entry is
// converted only when it changed, so its notes stay valid until it is converted again.

/** Maximum number of notes of each type: a broken field in thousands of entries is one mistake, and readers do
 * not need them all. */
const maxNotes = 300;

/** Maximum length of a note, in characters. */
const noteLength = 1000;

interface NotedSyncOptions {
  readonly stateDir: string;
  readonly report: SyncReport;
  /** Root of the REST API. */
  readonly url: string;
  /** Whether the sync checks every entry. */
  readonly isWhole: boolean;
  /** Aborts the sync; an aborted sync is not recorded as a failure of the upstream. */
  readonly signal?: AbortSignal;
}

/** Runs a sync and saves its notes.
 * @param run Receives the report to use. */
export async function syncNoted<Outcome>(
  { stateDir, report, url, isWhole, signal }: NotedSyncOptions,
  run: (report: SyncReport) => Promise<Outcome>,
): Promise<Outcome> {
  const problems: EntryNote[] = [];
  const warnings: EntryNote[] = [];
  const converted = new Set<string>();
  const noting: SyncReport = {
    ...report,
    problem: (note) => {
      const clean = cleaned(note);
      problems.push(clean);
      report.problem(clean);
    },
    warning: (note) => {
      const clean = cleaned(note);
      warnings.push(clean);
      report.warning(clean);
    },
    converting: (entry) => {
      converted.add(nameOf(entry));
      report.converting?.(entry);
    },
  };
  const toNote = (note: EntryNote) => withLink(note, url);
  const before = readNotes(stateDir, 'content-base');
  try {
    const outcome = await run(noting);
    const stands = (note: SyncNote) => !converted.has(nameOf(note));
    const isOfConversion = ({ id, title }: SyncNote) => id !== undefined && title !== undefined;
    const keptProblems = isWhole ? [] : (before?.problems ?? []).filter(stands);
    const keptWarnings = (before?.warnings ?? [])
      .filter(stands)
      // Each full sync creates all notes again that are not about the text of one entry.
      .filter((note) => !isWhole || isOfConversion(note));
    keepNotes(stateDir, {
      source: 'content-base',
      problems: distinct([...problems.map(toNote), ...keptProblems]),
      warnings: distinct([...warnings.map(toNote), ...keptWarnings]),
    });
    return outcome;
  } catch (cause) {
    if (!signal?.aborted) keepFailure(stateDir, 'content-base', cause);
    throw cause;
  }
}

/** Records that the upstream failed; its earlier notes are kept. */
export function keepFailure(stateDir: string, source: SyncSource, cause: unknown): void {
  const { problems = [], warnings = [] } = readNotes(stateDir, source) ?? {};
  const failure = cleanNote(messageOf(cause), noteLength);
  keepNotes(stateDir, { source, failure, problems, warnings });
}

export function keepNotes(stateDir: string, notes: Omit<SyncNotes, 'at'>): void {
  const { problems, warnings } = notes;
  writeWhole(fileOf(stateDir, notes.source), {
    ...notes,
    at: new Date().toISOString(),
    problems: problems.slice(0, maxNotes).map(cleaned),
    warnings: warnings.slice(0, maxNotes).map(cleaned),
  } satisfies SyncNotes);
}

/** @returns The notes of all upstreams synced so far. */
export function readSyncNotes(stateDir: string): readonly SyncNotes[] {
  return syncSources.flatMap((source) => readNotes(stateDir, source) ?? []);
}

const readNotes = (stateDir: string, source: SyncSource): SyncNotes | undefined =>
  readWhole(fileOf(stateDir, source), syncNotesSchema);

/** The folder is included in the function that renders the status page (netlify.toml). */
const fileOf = (stateDir: string, source: SyncSource): string =>
  join(stateDir, 'sync-notes', `${source}.json`);

/** Removes control characters: notes contain foreign text and are shown in a terminal and on the status page. */
function cleaned<Note extends { readonly message: string; readonly title?: string | undefined }>(
  note: Note,
): Note {
  const { message, title } = note;
  return {
    ...note,
    message: cleanNote(message, noteLength),
    ...(title !== undefined && { title: cleanNote(title, noteLength) }),
  };
}

function withLink({ type, id, locale, title, message }: EntryNote, url: string): SyncNote {
  return {
    type,
    message,
    ...(id !== undefined && { id, editLink: editLink(url, id) }),
    ...(locale && { locale }),
    ...(title !== undefined && { title }),
  };
}

const nameOf = ({ type, id }: Pick<SyncNote, 'type'> & { readonly id?: number | undefined }): string =>
  `${type} ${String(id)}`;

function distinct(notes: readonly SyncNote[]): SyncNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
