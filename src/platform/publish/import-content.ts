/** Imports the changed content into the store and stops if any of it is broken. */
import type { DatabaseSync } from 'node:sqlite';
import { type FileMark, scanFiles, type ScannedFile } from '#platform/base/file-marks.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { allRows } from '#platform/base/statements.ts';
import { type ContentProblem, ContentError } from '#platform/cms/export/parse-file.ts';
import type { Watermarks } from '#platform/cms/watermark.ts';
import { type SyncedChanges, type SyncedContent, syncedFile } from '#platform/cms/synced-content.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { Import } from '#platform/store/import.ts';
import { checkChanged } from './check-entries.ts';
import { checkNavigation } from './check-routes.ts';
import {
  type ContentFolders,
  contentFolders,
  type ContentSource,
  listContent,
  openSynced,
  type ParsedSource,
  parseSource,
  foreignKinds,
} from './content.ts';
import type { SiteContent } from '#platform/site-content.ts';
import { Content } from './stored-content.ts';
import { type PublishPool, inBatches } from './pool.ts';
import type { Settings } from './settings.ts';
import type { PagedSite } from './site-pages.ts';
import type { State } from './state.ts';

/** Above this number of changed files and rows, workers parse them. */
const fewSources = 400;
const sourcesPerBatch = 100;

/** Setting of the store that names the synced content that it has. */
const syncedSetting = 'synced';

/** Whether the store has what the last sync brought. */
export const isImported = (database: DatabaseSync, synced: SyncedContent | undefined): boolean =>
  (readSetting(database, syncedSetting) ?? '') === (synced?.version() ?? '');

export interface ContentUpdateOptions {
  readonly site: PagedSite & Pick<SiteContent, 'kinds' | 'lists'>;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Workers, started only if needed. */
  readonly pool: Pick<PublishPool, 'runAll' | 'tellAll'>;
  /** Module of the compiled pages, which the workers will need. */
  readonly entry?: string | undefined;
}

export interface ContentUpdate {
  /** What changed. */
  readonly keyChanges: readonly KeyChange[];
  /** What the lists of the content base were like at the last sync. */
  readonly watermarks: Watermarks;
}

/** The caller must have opened a transaction.
 * @throws {ContentError} With every problem; the caller rolls back. */
export async function updateContent(state: State, options: ContentUpdateOptions): Promise<ContentUpdate> {
  const dirs = contentFolders(options.settings);
  using synced = openSynced(dirs);
  const keyChanges = await importContent(state, { ...options, dirs, synced });
  return { keyChanges, watermarks: synced?.watermarks() ?? {} };
}

interface ImportOptions extends ContentUpdateOptions {
  readonly dirs: ContentFolders;
  readonly synced: SyncedContent | undefined;
}

async function importContent(
  { database }: State,
  { site, now, pool, entry, dirs, synced }: ImportOptions,
): Promise<readonly KeyChange[]> {
  const found = listContent(dirs, synced);
  const files = findChangedFiles(database, found.files);
  const rows = findChangedRows(database, dirs, synced);
  const changes = {
    changed: [...files.changed.map(({ path }) => path), ...rows.changed],
    touched: files.touched,
    removed: [...files.removed, ...rows.removed],
  };
  const importing = new Import(database, changes, { lists: site.lists, now });
  const problems: ContentProblem[] = [...found.problems];
  const take = ({ path, mark, entries, problems: own }: ParsedSource) => {
    // As scanned: a change since then is found by the next scan.
    importing.put({ path, mark: files.marks.get(path) ?? mark, entries });
    problems.push(...own);
  };
  const sources = function* (): Generator<ContentSource> {
    yield* files.changed;
    if (synced) yield* synced.rows(rows.changed);
  };
  if (changes.changed.length <= fewSources)
    for (const source of sources()) take(parseSource(source, site, now));
  else await parseInWorkers(sources(), { now, pool, entry }, take);

  const lastNow = Number(readSetting(database, 'now') ?? now);
  const outcome = importing.finish(lastNow, now);
  problems.push(...outcome.problems);
  const content = new Content(database, problems, foreignKinds(dirs, synced, site.kinds));
  problems.push(...checkContent(content, outcome.keyChanges, site));
  if (problems.length > 0) throw new ContentError(problems);
  writeSetting(database, 'now', String(now));
  writeSetting(database, syncedSetting, synced?.version() ?? '');
  return outcome.keyChanges;
}

/** @returns The marks of changed files that have been read. */
function findChangedFiles(database: DatabaseSync, found: readonly ScannedFile[]) {
  const known = allRows<FileMark>(
    database.prepare('SELECT path, size, mtime, ctime, inode, digest FROM file'),
  );
  // At first all files are new: they are read once, when they are parsed.
  if (known.length === 0)
    return { marks: new Map<string, FileMark>(), changed: found, touched: [], removed: [] };
  const scan = scanFiles(found, new Map(known.map((mark) => [mark.path, mark])));
  const marks = new Map(scan.changed.map((mark) => [mark.path, mark]));
  const changed = found.filter(({ path }) => marks.has(path));
  return { marks, changed, touched: scan.touched, removed: scan.removed };
}

function findChangedRows(
  database: DatabaseSync,
  { syncedDir }: ContentFolders,
  synced: SyncedContent | undefined,
): SyncedChanges {
  const known = readSetting(database, syncedSetting) ?? '';
  if (known !== '' && syncedDir !== undefined && !synced) {
    const message = 'is lost, and with it what was synced. Run `npm run sync`.';
    throw new ContentError([{ file: syncedFile(syncedDir), message }]);
  }
  if (known === (synced?.version() ?? '')) return { changed: [], removed: [] };
  return synced?.changesSince(known) ?? compareAll(database, synced?.paths() ?? []);
}

/** What the store has of another synced content is replaced. */
function compareAll(database: DatabaseSync, paths: readonly string[]): SyncedChanges {
  const ofRows = database.prepare(
    'SELECT DISTINCT file FROM entry WHERE file NOT IN (SELECT path FROM file)',
  );
  const there = new Set(paths);
  const stored = allRows<{ readonly file: string }>(ofRows).map(({ file }) => file);
  return { changed: paths, removed: stored.filter((path) => !there.has(path)) };
}

async function parseInWorkers(
  sources: Iterable<ContentSource>,
  { now, pool, entry }: Pick<ContentUpdateOptions, 'now' | 'pool' | 'entry'>,
  take: (source: ParsedSource) => void,
): Promise<void> {
  const orders = inBatches(sources, sourcesPerBatch).map((batch) => ({ sources: batch, now }));
  await pool.runAll('parse', orders, (parsed) => {
    for (const source of parsed) take(source);
  });
  if (entry !== undefined) pool.tellAll('load', entry);
}

function checkContent(
  content: Content,
  keyChanges: readonly KeyChange[],
  site: PagedSite,
): readonly ContentProblem[] {
  const problems = [
    ...checkChanged(site.entryChecks, content, keyChanges),
    ...site.parts.flatMap(({ checks }) => checks?.entries?.(content, keyChanges) ?? []),
  ];
  const unlinked = new Set(
    site.parts.flatMap(({ checks }) => checks?.unlinkedKinds ?? []).map((kind) => `entry/${kind}`),
  );
  const mayRefer = ({ list }: KeyChange) => list.startsWith('entry/') && !unlinked.has(list);
  return keyChanges.some(mayRefer) ? [...problems, ...checkNavigation(content, site)] : problems;
}
