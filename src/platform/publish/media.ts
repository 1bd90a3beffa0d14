/** Copies pictures and documents of the content into the site. All are found and proven readable before a file of the site is
 * written, so a broken folder leaves no half of it. What no entry names goes with the publish, and can come back by a
 * rollback; what lies in no folder of the content any more was withdrawn, and goes at once from everywhere. */
import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { type Digest, digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import {
  findRefusal,
  listPlainFiles,
  listPlainFolder,
  readPlainFile,
  refusals,
} from '#platform/base/plain-files.ts';
import { ContentError, type ContentProblem } from '#platform/cms/export/parse-file.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { namedMedia } from '#platform/store/lists.ts';
import { type ContentFolders, contentFolders, openSynced } from './content.ts';
import { isImported } from './import-content.ts';
import type { Output } from './output.ts';
import { undoFolder } from './replaced-files.ts';
import type { PublishContext } from './publish-context.ts';
import { type State, tryToLock } from './state.ts';

interface CopiedFile {
  readonly source: string;
  /** Path within the site. */
  readonly file: string;
}

export interface MediaChanges {
  readonly copied: readonly CopiedFile[];
  /** Files of the site. */
  readonly removed: readonly string[];
  readonly version: Digest;
}

export interface MediaOptions {
  readonly dirs: ContentFolders;
  /** Folder of the published site. */
  readonly outDir: string;
  /** The folder may not contain what earlier publishes wrote. */
  readonly isNewOutput: boolean;
}

/** Folder names are derived from the content, so an existing folder is not compared again.
 * @throws {ContentError} When something in the folders is no plain file, or cannot be read. */
export function findMedia(
  database: DatabaseSync,
  { dirs, outDir, isNewOutput }: MediaOptions,
): MediaChanges | undefined {
  const { sourceOf, problems } = listFolders(dirs);
  const named = namedMedia(database);
  const isNamed = (folder: string) => named.has(folder) || !isSynced(sourceOf.get(folder), dirs);
  const folders = [...sourceOf.keys()].filter((folder) => isDone(folder) && isNamed(folder)).sort();
  const version = digest(folders.join('\n'));
  const known = readSetting(database, 'media') ?? digest('');
  refuse(problems);
  if (known === version && !isNewOutput) return undefined;
  const before = new Set(listPlainFolder(join(outDir, 'media')).folders);
  const copied: CopiedFile[] = [];
  for (const folder of folders) {
    if (before.delete(folder) && !isNewOutput) continue;
    const source = join(sourceOf.get(folder) ?? '', folder);
    const found = listMedia(source, `media/${folder}`);
    copied.push(...found.files);
    problems.push(...found.problems);
  }
  refuse(problems);
  const removed = [...before].flatMap((folder) => filesBelow(outDir, `media/${folder}`));
  return { copied, removed, version };
}

/** Whether a sync put it there: then only what is named counts. CONTENT_DIR is its owner's. */
const isSynced = (source: string | undefined, { syncedDir }: ContentFolders): boolean =>
  syncedDir !== undefined && source === join(syncedDir, 'media');

function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

function listFolders({ contentDir, syncedDir, builtDir }: ContentFolders) {
  const sourceOf = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const from of [contentDir, syncedDir, builtDir]) {
    if (from === undefined) continue;
    const { folders, others } = listPlainFolder(from);
    if (others.includes('media')) problems.push({ file: 'media', message: noFolder });
    if (!folders.includes('media')) continue;
    const source = join(from, 'media');
    const listed = listPlainFolder(source);
    for (const folder of listed.folders) sourceOf.set(folder, source);
    for (const name of listed.others) problems.push({ file: `media/${name}`, message: noFolder });
  }
  return { sourceOf, problems };
}

const noFolder =
  'is no folder. Each picture or document lies in a folder of media: put it into one, and no link in its place.';

function listMedia(source: string, folder: string) {
  const { files, refused } = listPlainFiles(source);
  const shown = files.filter(isShown);
  const unread = shown.map((path) => ({ path, refusal: findRefusal(join(source, path)) }));
  const problems = [...refused, ...unread].flatMap(({ path, refusal }): readonly ContentProblem[] =>
    refusal === undefined ? [] : [{ file: join(folder, path), message: refusals[refusal] }],
  );
  return {
    files: shown.map((path) => ({ source: join(source, path), file: `${folder}/${path}` })),
    problems,
  };
}

/** @returns What a rollback has to undo. */
export function publishMedia(
  { database }: State,
  output: Output,
  { copied, removed, version }: MediaChanges,
): readonly (readonly [file: string, written: string])[] {
  const written = copied.map(
    ({ source, file }) => [file, output.write(file, readPlainFile(source)).written] as const,
  );
  const gone = removed.filter((file) => output.remove(file) || output.hasBackup(file));
  writeSetting(database, 'media', version);
  return [...written.filter(([, how]) => how !== 'kept'), ...gone.map((file) => [file, 'removed'] as const)];
}

type WithdrawContext = Pick<PublishContext, 'state' | 'output' | 'settings'>;

/** Removes what lies in no folder of the content any more, also from the copies that a rollback would restore.
 * @returns The removed files of the site. */
export function discardWithdrawn({ state, output, settings }: WithdrawContext): readonly string[] {
  const { sourceOf } = listFolders(contentFolders(settings));
  const filesIn = (root: string) =>
    listPlainFolder(join(root, 'media'))
      .folders.filter((folder) => !sourceOf.has(folder))
      .flatMap((folder) => filesBelow(root, `media/${folder}`));
  const published = filesIn(settings.outDir);
  const forget = state.database.prepare('DELETE FROM undo WHERE file = ?');
  for (const file of new Set([...published, ...filesIn(undoFolder(settings))])) {
    output.discard(file);
    forget.run(file);
  }
  return published;
}

/** Removing a file leaves its folder. */
function hasFiles(site: string, folder: string): boolean {
  return existsSync(join(site, 'media', folder)) && filesBelow(site, `media/${folder}`).length > 0;
}

/** Deletes synced folders that no entry names, unless they are published or a rollback could need them. */
export function forgetUnnamed({ state, settings }: WithdrawContext): void {
  const dirs = contentFolders(settings);
  if (dirs.syncedDir === undefined) return;
  const media = join(dirs.syncedDir, 'media');
  const named = namedMedia(state.database);
  const isKept = (folder: string) =>
    named.has(folder) || [settings.outDir, undoFolder(settings)].some((site) => hasFiles(site, folder));
  const unnamed = listPlainFolder(media).folders.filter((folder) => !isKept(folder));
  if (unnamed.length === 0) return;
  const unlock = tryToLock(dirs.syncedDir);
  // A sync that runs, or that ended meanwhile, may name them.
  if (!unlock) return;
  try {
    using synced = openSynced(dirs);
    if (isImported(state.database, synced))
      for (const folder of unnamed) rmSync(join(media, folder), { recursive: true });
  } finally {
    unlock();
  }
}

/** False for a folder that a sync is still writing. */
const isDone = (folder: string): boolean => !folder.endsWith('.draft');
const isShown = (file: string): boolean => file !== 'picture.json' && !file.endsWith('.draft');
