/** A failed publish in words. */
import { lookup } from '#base/lookup.ts';
import { SettingsError } from '#base/environment.ts';
import { ContentError } from '#cms/export/problem.ts';
import type { FailedTarget } from './render.ts';

/** Failures named one by one; more than these are a number. */
const namedFailures = 10;

/** Targets that stay as they were, while everything else is published. */
export function explainFailed(failed: readonly Pick<FailedTarget, 'error'>[]): string {
  const named = failed.slice(0, namedFailures).map(({ error }) => `  ${error.message}`);
  const more = failed.length - named.length;
  return [
    `${String(failed.length)} targets cannot be rendered and stay as they were; everything else is published.`,
    ...named,
    ...(more > 0 ? [`  and ${String(more)} more.`] : []),
    'Mend the entry that each of them shows and build again.',
  ].join('\n');
}

interface Explanation {
  /** What failed and what to do. */
  readonly text: string;
  /** Nobody but a developer can mend it. */
  readonly isBug: boolean;
}

export function explainFailure(cause: unknown): Explanation {
  if (!(cause instanceof Error)) return { text: String(cause), isBug: true };
  const { name, message } = cause;
  if (cause instanceof ContentError || cause instanceof SettingsError || name === 'CompileError') {
    return { text: message, isBug: false };
  }
  const code = 'code' in cause ? String(cause.code) : '';
  const says =
    lookup(diskFailures, code) ?? (message.includes('disk is full') ? diskFailures.ENOSPC : undefined);
  if (says !== undefined) {
    const path = 'path' in cause ? ` (${String(cause.path)})` : '';
    return { text: `${says}${path} ${asItWas}`, isBug: false };
  }
  if (/readonly database|unable to open database/u.test(message)) {
    const text =
      'STATE_DIR cannot be written. Give this user the right to write there, or set another folder.';
    return { text, isBug: false };
  }
  return { text: message, isBug: true };
}

const asItWas = 'The site is as it was; build again when this is mended.';

const diskFailures: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full.',
  EACCES: 'A folder cannot be written: give this user the right to write OUT_DIR and STATE_DIR.',
  EPERM: 'A folder cannot be written: give this user the right to write OUT_DIR and STATE_DIR.',
  EEXIST: 'A file stands where a folder belongs: set OUT_DIR and STATE_DIR to folders.',
  ENOTDIR: 'A file stands where a folder belongs: set OUT_DIR and STATE_DIR to folders.',
  EROFS: 'A folder is on a read-only disk: set OUT_DIR and STATE_DIR to folders that can be written.',
};
