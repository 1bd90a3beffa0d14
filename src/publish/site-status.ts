/** The status for editors and operators, and what publishes and syncs save for it in STATE_DIR. Functions on Netlify
 * load this module: it imports nothing that publishes or syncs. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readWhole, writeWhole } from '#base/files.ts';
import { trustedJson } from '#base/json.ts';
import { messageOf } from '#base/result.ts';
import { cleanNote } from '#base/text.ts';
import { editLink, type EntryNote, type SyncReport } from '#cms/wordpress/report.ts';
import {
  buildManifestSchema,
  type PublishRecord,
  publishRecordSchema,
  type SiteStatus,
  type SyncNote,
  type SyncNotes,
  syncNotesSchema,
  type SyncSource,
  syncSources,
} from '#model/site-status.ts';
import type { HealthSettings } from './health/content-health.ts';
import { readContentHealth, refreshHealth } from './health/stored-health.ts';

/** How long a status request waits for a check, in milliseconds. On a very large site a check takes longer; the
 * response then contains the earlier findings. */
const patienceMs = 1000;

interface StatusPlace {
  readonly outDir: string;
  readonly stateDir: string;
  /** If present, the content is checked again after a publish; otherwise the last findings are shown. */
  readonly checking?: HealthSettings;
}

/** @param now Milliseconds since the epoch. */
export async function loadSiteStatus(
  { outDir, stateDir, checking }: StatusPlace,
  now: number,
): Promise<SiteStatus> {
  const hide = hideFolders({ outDir, stateDir });
  const version = readWhole(join(outDir, 'build-manifest.json'), buildManifestSchema);
  const read = () => readContentHealth(stateDir, { version: version?.content, now });
  const isStale = version !== undefined && !read().isFresh;
  if (isStale && checking) {
    const refreshed = refreshHealth({ settings: checking, version: version.content, now });
    await Promise.race([refreshed, wait(patienceMs, undefined, { ref: false })]);
  }
  return {
    version,
    publishes: hide(readPublishRecords(stateDir)),
    syncs: hide(readSyncNotes(stateDir)),
    findings: read().findings,
  };
}

/** Replaces folders in system errors with the names of their settings: readers of the status must not learn the
 * paths of this machine. */
function hideFolders({ outDir, stateDir }: Pick<StatusPlace, 'outDir' | 'stateDir'>) {
  const folders = [
    ['STATE_DIR', resolve(stateDir)],
    ['OUT_DIR', resolve(outDir)],
    ['.', process.cwd()],
    ['HOME', homedir()],
    ['TMPDIR', tmpdir()],
  ] as const;
  const inText = (text: string) =>
    folders.reduce(
      (rest, [name, folder]) => (folder.length > 1 ? rest.replaceAll(folder, name) : rest),
      text,
    );
  const inValue = <Value>(value: Value): Value =>
    trustedJson<Value>(
      JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? inText(part) : part)),
    );
  return inValue;
}

// Records of the last publishes and their reasons, for editors and operators. Each is a small file in
// STATE_DIR/publishes, so that saving one costs the same on any site; they do not affect the site. A publish
// that changed nothing replaces the previous record of that kind, so that the list stays useful on a quiet
// site.

/** Maximum number of records; below, of changes listed in each. */
const keptRecords = 50;
export const namedChanges = 100;

const maxFailureLength = 4000;

/** The folder is included in the function that renders the status page (netlify.toml). */
const recordsFolder = (stateDir: string): string => join(stateDir, 'publishes');
const quietFile = 'unchanged.json';

/** The caller must hold the lock of the state folder. */
export function savePublishRecord(stateDir: string, record: PublishRecord): void {
  const folder = recordsFolder(stateDir);
  const failure = record.failure?.slice(0, maxFailureLength);
  const stored = { ...record, ...(failure !== undefined && { failure }) };
  const files = recordFiles(folder);
  const last = files.at(-1);
  const isQuiet = failure === undefined && record.changed.count === 0 && record.removed.count === 0;
  if (isQuiet) {
    writeWhole(join(folder, quietFile), stored);
    return;
  }
  // A repeated failure is recorded once.
  const isRepeated = failure !== undefined && last !== undefined && failureOf(folder, last) === failure;
  writeWhole(join(folder, isRepeated ? last : nameAfter(last)), stored);
  for (const file of files.slice(0, Math.max(0, files.length + 1 - keptRecords))) rmSync(join(folder, file));
}

/** @returns The newest first, at most one without changes. Unreadable records are skipped. */
export function readPublishRecords(stateDir: string): readonly PublishRecord[] {
  const folder = recordsFolder(stateDir);
  const records = recordFiles(folder).flatMap(
    (file) => readWhole(join(folder, file), publishRecordSchema) ?? [],
  );
  const quiet = readWhole(join(folder, quietFile), publishRecordSchema);
  const newestFirst = records.reverse();
  if (!quiet) return newestFirst;
  // Of two records with the same millisecond, the one with changes is older: the other found nothing left to
  // do.
  const index = newestFirst.findIndex(({ at }) => Date.parse(at) <= Date.parse(quiet.at));
  return index === -1 ? [...newestFirst, quiet] : newestFirst.toSpliced(index, 0, quiet);
}

const failureOf = (folder: string, file: string): string | undefined =>
  readWhole(join(folder, file), publishRecordSchema)?.failure;

/** In the order they were saved: the clock may be set back. */
function recordFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\d{8}\.json$/u.test(file))
    .sort();
}

function nameAfter(last: string | undefined): string {
  const number = last === undefined ? 1 : Number.parseInt(last, 10) + 1;
  return `${String(number).padStart(8, '0')}.json`;
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
