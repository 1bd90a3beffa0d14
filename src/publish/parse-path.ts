import { readFileSync } from 'node:fs';
import { parseFile } from '#cms/export/parse-file.ts';
import type { ContentProblem } from '#cms/export/problem.ts';
import type { ScannedFile } from '#cms/export/scan.ts';
import { type PreparedEntry, prepareEntry } from '#store/prepare.ts';

export interface ParsedExportFile {
  readonly path: string;
  readonly entries: readonly PreparedEntry[];
  readonly problems: readonly ContentProblem[];
}

/** Reads and parses one file of the export. */
export function parsePath({ path, file }: ScannedFile, now: number): ParsedExportFile {
  const { entries, problems } = parseFile(path, readFileSync(file, 'utf8'));
  return { path, entries: entries.map((entry) => prepareEntry(entry, now)), problems };
}
