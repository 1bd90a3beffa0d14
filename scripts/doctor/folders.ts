/** Whether OUT_DIR and STATE_DIR are writable, and the free space on their disks. */
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Settings } from '#platform/publish/settings.ts';
import type { Diagnosis } from './diagnosis.ts';

/** A full publish writes a few hundred megabytes at most; the state folder stores as much again. */
const scarceBytes = 1_000_000_000;
const tooFewBytes = 100_000_000;

export function diagnoseFolders({
  outDir,
  stateDir,
}: Pick<Settings, 'outDir' | 'stateDir'>): readonly Diagnosis[] {
  return [diagnoseFolder('OUT_DIR', outDir), diagnoseFolder('STATE_DIR', stateDir)];
}

function diagnoseFolder(subject: string, folder: string): Diagnosis {
  let room;
  try {
    room = lookInto(folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    const remedy = 'Give this user the right to write there, or set another folder.';
    return { subject, state: 'bad', message: `${folder} cannot be written (${code}).`, remedy };
  }
  return diagnoseRoom(subject, folder, room);
}

/** Checks the folder, or the parent in which it will be created.
 * @returns Free bytes.
 * @throws {Error} With a code if it is not writable. */
function lookInto(folder: string): number {
  let place = resolve(folder);
  while (!existsSync(place)) place = dirname(place);
  const probe = join(place, `.doctor-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

function diagnoseRoom(subject: string, folder: string, bytes: number): Diagnosis {
  const message = `${folder} can be written; ${(bytes / 1e9).toFixed(1)} GB are free.`;
  if (bytes >= scarceBytes) return { subject, state: 'good', message };
  return {
    subject,
    state: bytes < tooFewBytes ? 'bad' : 'warning',
    message,
    remedy: 'Make room on this disk.',
  };
}
