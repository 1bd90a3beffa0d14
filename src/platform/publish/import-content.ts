/** Imports the changed content files into the store and stops if any of them is broken. */
import type { DatabaseSync } from 'node:sqlite';
import { type ScannedFile, type FileMark, scanFiles } from '#platform/base/file-marks.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { firstRow } from '#platform/base/statements.ts';
import { type ContentProblem, ContentError } from '#platform/cms/export/parse-file.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { scanFolders } from '#platform/store/folder-scan.ts';
import { Import, loadFileMarks } from '#platform/store/import.ts';
import { checkNavigation } from './check-routes.ts';
import {
  contentPlace,
  syncedFiles,
  listContent,
  type ParsedExportFile,
  parsePath,
  foreignKinds,
} from './content.ts';
import type { SiteContent } from '#platform/site-content.ts';
import { Content } from './stored-content.ts';
import { type PublishPool, inBatches } from './pool.ts';
import type { ContentChange } from './publish-context.ts';
import type { Settings } from './settings.ts';
import type { PagedSite } from './site-pages.ts';
import type { State } from './state.ts';

/** Above this number of changed files, workers parse them. */
const fewFiles = 400;
const filesPerBatch = 100;

export interface ContentUpdateOptions {
  readonly site: PagedSite & Pick<SiteContent, 'kinds' | 'lists'>;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Workers, started only if needed. */
  readonly pool: Pick<PublishPool, 'runAll' | 'tellAll'>;
  /** Module of the compiled pages, which the workers will need. */
  readonly entry?: string | undefined;
  readonly content: ContentChange;
}

/** The caller must have opened a transaction.
 * @returns What changed.
 * @throws {ContentError} With every problem; the caller rolls back. */
export async function updateContent(
  state: State,
  { site, settings, now, pool, entry, content }: ContentUpdateOptions,
): Promise<readonly KeyChange[]> {
  const place = contentPlace(settings);
  const changedFiles = content.type === 'files' ? content.files : undefined;
  const found = changedFiles ? { files: syncedFiles(place, changedFiles), problems: [] } : listContent(place);
  const { marks, changed, ...others } = findChangedFiles(state.database, found.files, changedFiles);
  const files = { changed: changed.map(({ path }) => path), ...others };
  const importing = new Import(state.database, files, { lists: site.lists, now });
  const problems: ContentProblem[] = [...found.problems];
  const take = ({ mark, entries, problems: own }: ParsedExportFile) => {
    // As scanned: a change since then is found by the next scan.
    importing.put({ mark: marks.get(mark.path) ?? mark, entries });
    problems.push(...own);
  };
  if (changed.length <= fewFiles) for (const file of changed) take(parsePath(file, site, now));
  else await parseInWorkers(changed, { now, pool, entry }, take);

  const lastNow = Number(readSetting(state.database, 'now') ?? now);
  const outcome = importing.finish(lastNow, now);
  problems.push(...outcome.problems);
  problems.push(
    ...checkContent(
      new Content(state.database, problems, foreignKinds(place, site.kinds)),
      outcome.keyChanges,
      site,
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
  writeSetting(state.database, 'now', String(now));
  return outcome.keyChanges;
}

/** @param changedFiles Paths that are known to be the only changed ones.
 * @returns The marks of changed files that have been read. */
function findChangedFiles(
  database: DatabaseSync,
  found: readonly ScannedFile[],
  changedFiles: readonly string[] | undefined,
) {
  // At first all files are new: they are read once, when they are parsed.
  if (!firstRow(database.prepare('SELECT path FROM file LIMIT 1')))
    return { marks: new Map<string, FileMark>(), changed: found, touched: [], removed: [] };
  const scan = changedFiles
    ? scanFiles(found, loadFileMarks(database, changedFiles))
    : scanFolders(database, found);
  const marks = new Map(scan.changed.map((mark) => [mark.path, mark]));
  const changed = found.filter(({ path }) => marks.has(path));
  return { marks, changed, touched: scan.touched, removed: scan.removed };
}

async function parseInWorkers(
  files: readonly ScannedFile[],
  { now, pool, entry }: Pick<ContentUpdateOptions, 'now' | 'pool' | 'entry'>,
  take: (file: ParsedExportFile) => void,
): Promise<void> {
  const orders = [...inBatches(files, filesPerBatch)].map((batch) => ({ files: batch, now }));
  await pool.runAll('parse', orders, (parsed) => {
    for (const file of parsed) take(file);
  });
  if (entry !== undefined) pool.tellAll('load', entry);
}

function checkContent(
  content: Content,
  keyChanges: readonly KeyChange[],
  site: PagedSite,
): readonly ContentProblem[] {
  const problems = site.parts.flatMap(({ checks }) => checks?.entries?.(content, keyChanges) ?? []);
  const unlinked = new Set(
    site.parts.flatMap(({ checks }) => checks?.unlinkedKinds ?? []).map((kind) => `entry/${kind}`),
  );
  const mayRefer = ({ list }: KeyChange) => list.startsWith('entry/') && !unlinked.has(list);
  return keyChanges.some(mayRefer) ? [...problems, ...checkNavigation(content, site)] : problems;
}
