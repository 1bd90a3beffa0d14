/** Takes the changed files of the export into the store, and stops when something in them is broken. */
import { existsSync } from 'node:fs';
import type { Touch } from '#base/span.ts';
import { ContentError, type ContentProblem } from '#cms/export/problem.ts';
import { type Scan, scanFolder } from '#cms/export/scan.ts';
import { Import, loadFileMarks } from '#store/import.ts';
import { readSetting, writeSetting } from '#store/schema.ts';
import { Content } from './check/content.ts';
import { checkNavigation } from './check/navigation.ts';
import { checkReferences } from './check/references.ts';
import { checkStyles, checkTexts } from './check/texts.ts';
import { inBatches, type Pool } from './pool.ts';
import type { State } from './state.ts';
import { parsePath, type ParsedExportFile, type WorkerRequest } from './worker.ts';

/** From so many changed files on, workers parse them. */
const fewFiles = 400;
const filesPerBatch = 100;

/** Kinds whose entries refer to others; the rest stands alone. */
const linkedKinds = /^entry\/(?!posts|faq|guides)/u;

export interface ContentUpdate {
  readonly contentDir: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Opens the workers when they are needed. */
  readonly pool: () => Pool;
}

/** Call it within a transaction.
 * @returns What it touched.
 * @throws {ContentError} With every problem; the caller rolls back. */
export async function updateContent(
  state: State,
  { contentDir, now, pool }: ContentUpdate,
): Promise<readonly Touch[]> {
  const scan = scanExport(state, contentDir);
  const marks = new Map(scan.changed.map((mark) => [mark.path, mark]));
  const files = { changed: [...marks.keys()], touched: scan.touched, removed: scan.removed };
  const importing = new Import(state.database, files, now);
  const problems: ContentProblem[] = [];
  const take = (file: ParsedExportFile) => {
    const mark = marks.get(file.path);
    if (mark) importing.put({ mark, entries: file.entries });
    problems.push(...file.problems);
  };
  if (marks.size <= fewFiles) for (const path of marks.keys()) take(parsePath(contentDir, path, now));
  else await parseInWorkers([...marks.keys()], { contentDir, now, pool }, take);

  const lastNow = Number(readSetting(state.database, 'now') ?? now);
  const outcome = importing.finish(lastNow, now);
  problems.push(...outcome.problems);
  problems.push(...checkContent(new Content(state.database, problems), outcome.touches));
  if (problems.length > 0) throw new ContentError(problems);
  writeSetting(state.database, 'now', String(now));
  return outcome.touches;
}

function scanExport(state: State, contentDir: string): Scan {
  if (!existsSync(contentDir)) {
    throw new ContentError([
      { file: contentDir, says: 'is no folder. Set CONTENT_DIR to the folder of an export.' },
    ]);
  }
  return scanFolder(contentDir, loadFileMarks(state.database));
}

async function parseInWorkers(
  paths: readonly string[],
  { contentDir, now, pool }: ContentUpdate,
  take: (file: ParsedExportFile) => void,
): Promise<void> {
  const requests = [...inBatches(paths, filesPerBatch)].map((batch): WorkerRequest => {
    return { type: 'parse', root: contentDir, paths: batch, now };
  });
  await pool().run(requests, (answer) => {
    if (answer.type === 'parsed') for (const file of answer.files) take(file);
  });
}

function checkContent(content: Content, touches: readonly Touch[]): readonly ContentProblem[] {
  const problems = [...checkTexts(content, touches), ...checkStyles(content, touches)];
  if (touches.some(({ list }) => linkedKinds.test(list))) {
    problems.push(...checkReferences(content), ...checkNavigation(content));
  }
  return problems;
}
