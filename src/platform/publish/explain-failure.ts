/** Formats the message for a failed publish: what failed and what to do. */
import { lookup } from '#platform/base/lookup.ts';
import { SettingsError } from '#platform/base/environment.ts';
import { PlainFileError } from '#platform/base/plain-files.ts';
import { ContentError } from '#platform/cms/export/parse-file.ts';
import { sqliteFailure, type SqliteFailure } from '#platform/store/database.ts';
import { CompileError } from './code.ts';
import type { FailedTarget } from './render.ts';

/** Maximum number of failures listed; the rest are only counted. */
const namedFailures = 10;

/** Formats the message for targets that failed while everything else is published. */
export function explainFailed(failed: readonly Pick<FailedTarget, 'error'>[]): string {
  const named = failed.slice(0, namedFailures).map(({ error }) => `  ${error.message}`);
  const more = failed.length - named.length;
  return [
    `${failed.length} targets cannot be rendered and stay as they were; everything else is published.`,
    ...named,
    ...(more > 0 ? [`  and ${more} more.`] : []),
    'Fix the entry that each of them shows and build again.',
  ].join('\n');
}

interface Explanation {
  /** What failed and what to do. */
  readonly text: string;
  /** Only a developer can fix it. */
  readonly isBug: boolean;
}

export function explainFailure(cause: unknown): Explanation {
  if (!(cause instanceof Error)) return { text: String(cause), isBug: true };
  const { message } = cause;
  if (cause instanceof ContentError || cause instanceof SettingsError || cause instanceof CompileError) {
    return { text: message, isBug: false };
  }
  if (cause instanceof PlainFileError) return { text: `${message} ${asItWas}`, isBug: false };
  const database = sqliteFailure(cause);
  if (database) return { text: `${databaseFailures[database]} ${asItWas}`, isBug: false };
  const disk = lookup(diskFailures, 'code' in cause ? String(cause.code) : '');
  if (disk === undefined) return { text: message, isBug: true };
  const path = 'path' in cause ? ` (${String(cause.path)})` : '';
  return { text: `${disk}${path} ${asItWas}`, isBug: false };
}

const asItWas = 'The site is unchanged; fix this and build again.';

const databaseFailures = {
  'disk-full': 'The disk is full.',
  'not-writable':
    'STATE_DIR cannot be written: give this user write permission there, or set another folder.',
  busy: 'Another process has held the database in STATE_DIR for too long.',
} as const satisfies Record<SqliteFailure, string>;

const diskFailures: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full.',
  EACCES: 'A folder cannot be written: give this user write permission for OUT_DIR and STATE_DIR.',
  EPERM: 'A folder cannot be written: give this user write permission for OUT_DIR and STATE_DIR.',
  EEXIST: 'There is a file where a folder is expected: set OUT_DIR and STATE_DIR to folders.',
  ENOTDIR: 'There is a file where a folder is expected: set OUT_DIR and STATE_DIR to folders.',
  EROFS: 'A folder is on a read-only disk: set OUT_DIR and STATE_DIR to writable folders.',
};
