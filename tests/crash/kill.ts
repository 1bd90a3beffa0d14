/** Kills a publish with kill -9 at a chosen moment and reports its progress. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openState } from '#platform/publish/state.ts';
import { type PublishedFiles, readPublished } from '../published-files.ts';
import { startPublish } from '../publishing-process.ts';
import type { TwoVersions, Version } from './two-versions.ts';

/** When to kill: at any time, while files are written, or when the traces are about to be committed. */
export type Moment =
  | { readonly type: 'after-start'; readonly delayMs: number }
  | { readonly type: 'after-first-file'; readonly delayMs: number }
  | { readonly type: 'at-commit' };

/** Progress of the publish when it was killed. */
export type Progress =
  'ended-before' | 'before-first-file' | 'between-files' | 'before-commit' | 'after-commit';

export async function killPublish(site: TwoVersions, version: Version, moment: Moment): Promise<Progress> {
  const { child, end } = startPublish(site.order(version));
  let isOver = false;
  const ended = end.finally(() => (isOver = true));
  await waitFor(moment, site, () => isOver);
  child.kill('SIGKILL');
  const { code, message } = await ended;
  if (code !== null && code !== 0) throw new Error(`The build ended with ${code}: ${message}`);
  return code === 0 ? 'ended-before' : findProgress(site, version);
}

/** Milliseconds from the first written file to the end of an undisturbed publish. */
export async function measureWriting(site: TwoVersions, version: Version): Promise<number> {
  const { end } = startPublish(site.order(version));
  let isOver = false;
  const ended = end.finally(() => (isOver = true));
  await waitFor({ type: 'after-first-file', delayMs: 0 }, site, () => isOver);
  const start = performance.now();
  await ended;
  return performance.now() - start;
}

async function waitFor(
  moment: Moment,
  { outDir, stateDir }: TwoVersions,
  isOver: () => boolean,
): Promise<void> {
  if (moment.type === 'after-start') {
    await setTimeout(moment.delayMs);
    return;
  }
  // The home page is the first target; the log of the database is written again when traces are committed.
  await waitForChange(() => statSync(join(outDir, 'index.html')).ino, isOver);
  if (moment.type === 'after-first-file') await setTimeout(moment.delayMs);
  else await waitForChange(() => writtenAt(stateDir), isOver);
}

async function waitForChange(look: () => number, isOver: () => boolean): Promise<void> {
  const before = look();
  while (!isOver() && look() === before) await setTimeout(1);
}

function writtenAt(stateDir: string): number {
  const log = readdirSync(stateDir).find((name) => name.endsWith('.sqlite-wal') && !name.startsWith('lock'));
  return log === undefined ? 0 : (statSync(join(stateDir, log), { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function findProgress({ outDir, stateDir, expected }: TwoVersions, version: Version): Progress {
  const standing = readPublished(outDir);
  const changed = [...expected.a]
    .filter(([file, digest]) => expected.b.get(file) !== digest)
    .map(([file]) => file);
  const done = changed.filter((file) => isAsIn(expected[version], standing, file));
  if (done.length === 0) return 'before-first-file';
  if (done.length < changed.length) return 'between-files';
  const state = openState(stateDir);
  try {
    return state.targets.stale().length > 0 ? 'before-commit' : 'after-commit';
  } finally {
    state.database.close();
  }
}

const isAsIn = (version: PublishedFiles, standing: PublishedFiles, file: string) =>
  version.get(file) === standing.get(file);
