/** Imports the changed content files into the store and stops if any of them is broken. */
import type { KeyChange } from '#base/key-range.ts';
import { ContentError, type ContentProblem } from '#cms/export/problem.ts';
import { scanFiles, type ScannedFile } from '#cms/export/scan.ts';
import { Import, loadFileMarks } from '#store/import.ts';
import { readSetting, writeSetting } from '#store/database.ts';
import { checkStyles, checkTexts, Content } from './check/content.ts';
import { checkNavigation } from './check/navigation.ts';
import { checkReferences } from './check/references.ts';
import {
  contentFiles,
  contentPlace,
  foreignKinds,
  type ParsedExportFile,
  parsePath,
  syncedFiles,
} from './content-files.ts';
import { inBatches, type LazyPool } from './pool.ts';
import type { ContentChange } from './publish-context.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import type { WorkerRequest } from './worker.ts';

/** Above this number of changed files, workers parse them. */
const fewFiles = 400;
const filesPerBatch = 100;

/** Kinds whose entries refer to other entries. */
const linkedKinds = /^entry\/(?!posts|faq|guides)/u;

export interface ContentUpdateOptions {
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Workers, started only if needed. */
  readonly pool: Pick<LazyPool, 'open'>;
  readonly content: ContentChange;
}

/** The caller must have opened a transaction.
 * @returns What changed.
 * @throws {ContentError} With every problem; the caller rolls back. */
export async function updateContent(
  state: State,
  { settings, now, pool, content }: ContentUpdateOptions,
): Promise<readonly KeyChange[]> {
  const place = contentPlace(settings);
  const changedFiles = content.type === 'files' ? content.files : undefined;
  const found = changedFiles ? syncedFiles(place, changedFiles) : contentFiles(place);
  const scan = scanFiles(found, loadFileMarks(state.database, changedFiles));
  const marks = new Map(scan.changed.map((mark) => [mark.path, mark]));
  const files = { changed: [...marks.keys()], touched: scan.touched, removed: scan.removed };
  const importing = new Import(state.database, files, now);
  const problems: ContentProblem[] = [];
  const take = (file: ParsedExportFile) => {
    const mark = marks.get(file.path);
    if (mark) importing.put({ mark, entries: file.entries });
    problems.push(...file.problems);
  };
  const changed = found.filter(({ path }) => marks.has(path));
  if (changed.length <= fewFiles) for (const file of changed) take(parsePath(file, now));
  else await parseInWorkers(changed, { now, pool }, take);

  const lastNow = Number(readSetting(state.database, 'now') ?? now);
  const outcome = importing.finish(lastNow, now);
  problems.push(...outcome.problems);
  problems.push(
    ...checkContent(new Content(state.database, problems, foreignKinds(place)), outcome.keyChanges),
  );
  if (problems.length > 0) throw new ContentError(problems);
  writeSetting(state.database, 'now', String(now));
  return outcome.keyChanges;
}

async function parseInWorkers(
  files: readonly ScannedFile[],
  { now, pool }: Pick<ContentUpdateOptions, 'now' | 'pool'>,
  take: (file: ParsedExportFile) => void,
): Promise<void> {
  const requests = [...inBatches(files, filesPerBatch)].map((batch): WorkerRequest => {
    return { type: 'parse', files: batch, now };
  });
  await pool.open().run(requests, (answer) => {
    if (answer.type === 'parsed') for (const file of answer.files) take(file);
  });
}

function checkContent(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
  const problems = [...checkTexts(content, keyChanges), ...checkStyles(content, keyChanges)];
  if (keyChanges.some(({ list }) => linkedKinds.test(list))) {
    problems.push(...checkReferences(content), ...checkNavigation(content));
  }
  return problems;
}
