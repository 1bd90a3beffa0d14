/** The site of the shipped content, published once for all test files of a run: what `npm run build` has published, with what
 * differs rendered again. */
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { systemClock } from '#platform/base/clock.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { makePrivateFile } from '#platform/base/files.ts';
import { openDatabase } from '#platform/store/database.ts';
import { awaitLock, stateFile } from '#platform/publish/state.ts';
import { publish } from '#platform/publish/publish.ts';
import { parseSettings, type Settings } from '#platform/publish/settings.ts';
import { shareCompiledPages } from '../site-settings.ts';
import { copyByLinks } from './linked-copy.ts';
import { site } from '#features/site.ts';

/** Folder of the project. */
export const root = join(import.meta.dirname, '../..');

export interface BuiltSite {
  /** Servers of all test files read these folders and write into the state. */
  readonly settings: Settings;
  /** Contains the folders `site` and `state` unchanged from the build, for copying. */
  readonly asBuilt: string;
  /** Paths within the site, in order. */
  readonly files: readonly string[];
}

let built: Promise<BuiltSite> | undefined;

/** Builds the site unless another test file has; one builds, the others wait. */
export function buildSite(): Promise<BuiltSite> {
  return (built ??= build());
}

async function build(): Promise<BuiltSite> {
  const folder = inject('siteFolder');
  const settings = parseSettings({
    CONTENT_DIR: join(root, 'src/content'),
    OUT_DIR: join(folder, 'site'),
    STATE_DIR: join(folder, 'state'),
    COMMIT_REF: 'commit-under-test',
  });
  const asBuilt = join(folder, 'as-built');
  const unlock = await awaitLock(`${asBuilt}-lock`, () => undefined);
  try {
    if (!existsSync(asBuilt)) {
      shareCompiledPages(settings);
      await beginWithBuild(settings);
      await publish({ site, root, settings, clock: systemClock, report: () => undefined });
      const draft = `${asBuilt}-draft`;
      mkdirSync(draft);
      copyByLinks(settings.outDir, join(draft, 'site'));
      cpSync(settings.stateDir, join(draft, 'state'), { recursive: true, verbatimSymlinks: true });
      renameSync(draft, asBuilt);
    }
  } finally {
    unlock();
  }
  return { settings, asBuilt, files: filesBelow(join(asBuilt, 'site'), '') };
}

/** Copies the site of `npm run build`, if there is one, and what the publisher knows of it. The publish that follows compares each file
 * with that, and renders what is not from this code, this content and these settings. */
async function beginWithBuild({ outDir, stateDir }: Settings): Promise<void> {
  const shared = { outDir: join(root, 'dist'), stateDir: join(root, '.state') };
  if (!existsSync(shared.outDir) || !existsSync(stateFile(shared.stateDir))) return;
  const unlock = await awaitLock(shared.stateDir, () => undefined);
  try {
    copyByLinks(shared.outDir, outDir);
    const copy = stateFile(stateDir);
    makePrivateFile(copy);
    using database = openDatabase(stateFile(shared.stateDir), { isReadOnly: true });
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    unlock();
  }
}
