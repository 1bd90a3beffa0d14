/** What the last sync had to say, kept in STATE_DIR/sync-notes until it is mended: an entry is converted only when it
 * changed, so what was said of it then holds until it is converted again. */
import { join } from 'node:path';
import { cleanNote } from '#base/clean-text.ts';
import { messageOf } from '#base/error-message.ts';
import { editLink, type EntryNote, type SyncReport } from '#cms/wordpress/report.ts';
import {
  type SyncNote,
  type SyncNotes,
  syncNotesSchema,
  type SyncSource,
  syncSources,
} from '#model/site-status.ts';
import { readWhole, writeWhole } from './whole-file.ts';

/** Notes of each sort that are kept: nobody reads more, and a broken field of thousands of entries is one mistake. */
const maxNotes = 300;

/** Characters of one. */
const noteLength = 1000;

interface NotedSyncOptions {
  readonly stateDir: string;
  readonly report: SyncReport;
  /** Root of the REST interface. */
  readonly url: string;
  /** Every entry is looked at; otherwise only some. */
  readonly isWhole: boolean;
  /** Gave the sync up: that is no failure of the upstream. */
  readonly signal?: AbortSignal;
}

/** Runs a sync and keeps what it reports.
 * @param run Takes the report that it has to use. */
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
      // What is not said of one entry's text is said anew by each whole sync.
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

/** The upstream could not be followed: what it said before stands. */
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

/** @returns Of the upstreams that were asked so far. */
export function readSyncNotes(stateDir: string): readonly SyncNotes[] {
  return syncSources.flatMap((source) => readNotes(stateDir, source) ?? []);
}

const readNotes = (stateDir: string, source: SyncSource): SyncNotes | undefined =>
  readWhole(fileOf(stateDir, source), syncNotesSchema);

/** The folder is included in the function that renders the status page (netlify.toml). */
const fileOf = (stateDir: string, source: SyncSource): string =>
  join(stateDir, 'sync-notes', `${source}.json`);

/** Addresses, titles and values in it are of others: it is read in a terminal and on the status page. */
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
