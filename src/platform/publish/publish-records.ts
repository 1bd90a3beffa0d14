/** Records of the last publishes and their reasons, for editors and operators. Each is a small file in
 * STATE_DIR/publishes, so that saving one costs the same on any site; they do not affect the site. A publish
 * that changed nothing replaces the previous record of that kind, so that the list stays useful on a quiet
 * site. */
import { rmSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, readWhole } from '#platform/base/files.ts';
import { type PublishRecord, publishRecordSchema } from './status-schema.ts';

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
  const isRepeated = failure !== undefined && last !== undefined && loadFailure(folder, last) === failure;
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

const loadFailure = (folder: string, file: string): string | undefined =>
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
