/** Problems and warnings of the syncs, saved in STATE_DIR/sync-notes until they are fixed. An entry is
 * converted only when it changed, so its notes stay valid until it is converted again. */
import { join } from 'node:path';
import { writeWhole, readWhole } from '#platform/base/files.ts';
import { toMessage } from '#platform/base/result.ts';
import { cleanNote } from '#platform/base/text.ts';
import { cleanValues, distinctNotes, type Note } from '#platform/notes/note.ts';
import { toSyncFailure } from '#platform/cms/wordpress/sync-failure.ts';
import { editLink, buildNoteLink } from '#platform/cms/wordpress/entry-problems.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { EntryNote } from '#platform/events/sync-event.ts';
import {
  type SyncNote,
  type SyncSource,
  type SyncNotes,
  syncSources,
  syncNotesSchema,
} from './status-schema.ts';

/** Maximum number of notes of each type: a broken field in thousands of entries is one mistake, and readers do
 * not need them all. */
const maxNotes = 300;

/** Maximum length of a text of a note, in characters. */
const noteLength = 1000;

interface NotedSyncOptions {
  readonly stateDir: string;
  readonly report: Report;
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
  run: (report: Report) => Promise<Outcome>,
): Promise<Outcome> {
  const problems: EntryNote[] = [];
  const warnings: EntryNote[] = [];
  const converted = new Set<string>();
  const noting: Report = (event) => {
    if (event.type === 'entry-converting') converted.add(toKey(event.entry));
    if (event.type !== 'entry-refused' && event.type !== 'entry-warned') {
      report(event);
      return;
    }
    const note = cleaned(event.note);
    (event.type === 'entry-refused' ? problems : warnings).push(note);
    report({ type: event.type, note, link: buildNoteLink(note, url) });
  };
  const toNote = (note: EntryNote) => withLink(note, url);
  const before = readNotes(stateDir, 'content-base');
  try {
    const outcome = await run(noting);
    const stands = (note: SyncNote) => !converted.has(toKey(note));
    const isOfConversion = ({ id, title }: SyncNote) => id !== undefined && title !== undefined;
    const keptProblems = isWhole ? [] : (before?.problems ?? []).filter(stands);
    const keptWarnings = (before?.warnings ?? [])
      .filter(stands)
      // Each full sync creates all notes again that are not about the text of one entry.
      .filter((note) => !isWhole || isOfConversion(note));
    keepNotes(stateDir, {
      source: 'content-base',
      problems: distinctNotes([...problems.map(toNote), ...keptProblems]),
      warnings: distinctNotes([...warnings.map(toNote), ...keptWarnings]),
    });
    return outcome;
  } catch (cause) {
    if (!signal?.aborted) keepFailure(stateDir, 'content-base', { cause, note: toSyncFailure(cause) });
    throw cause;
  }
}

interface SyncFailure {
  /** Its message is for those who run the site. */
  readonly cause: unknown;
  /** The same for editors. */
  readonly note: Note;
}

/** Records that the upstream failed; its earlier notes are kept. */
export function keepFailure(stateDir: string, source: SyncSource, { cause, note }: SyncFailure): void {
  const { problems = [], warnings = [] } = readNotes(stateDir, source) ?? {};
  const failure = cleanNote(toMessage(cause), noteLength);
  keepNotes(stateDir, { source, failure, failureNote: cleanValues(note, noteLength), problems, warnings });
}

export function keepNotes(stateDir: string, notes: Omit<SyncNotes, 'at'>): void {
  const { problems, warnings } = notes;
  writeWhole(resolveFile(stateDir, notes.source), {
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
  readWhole(resolveFile(stateDir, source), syncNotesSchema);

/** The folder is included in the function that renders the status page (netlify.toml). */
const resolveFile = (stateDir: string, source: SyncSource): string =>
  join(stateDir, 'sync-notes', `${source}.json`);

/** Removes control characters: notes contain foreign text and are shown in a terminal and on the status page. */
function cleaned<Cleaned extends Note & Titled>(note: Cleaned): Cleaned {
  return { ...cleanValues(note, noteLength), ...cleanTitle(note) };
}

interface Titled {
  readonly title?: string | undefined;
}

const cleanTitle = ({ title }: Titled): Titled =>
  title === undefined ? {} : { title: cleanNote(title, noteLength) };

function withLink(note: EntryNote, url: string): SyncNote {
  const { type, id, locale, title, code, values, field, version } = note;
  return {
    type,
    code,
    values,
    ...(field !== undefined && { field }),
    ...(id !== undefined && { id, editLink: editLink(url, id) }),
    ...(locale && { locale }),
    ...(title !== undefined && { title }),
    ...(version !== undefined && { version }),
  };
}

const toKey = ({ type, id }: Pick<SyncNote, 'type'> & { readonly id?: number | undefined }): string =>
  `${type} ${String(id)}`;
