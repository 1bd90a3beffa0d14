/** Copies pictures and documents of the content into the site. All are found and proven readable before a file of the site is
 * written, so a broken folder leaves no half of it. */
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { type Digest, digest } from '#base/digest.ts';
import { filesBelow } from '#base/file-marks.ts';
import { listPlainFiles, listPlainFolder, readPlainFile, refusalOf, refusals } from '#base/plain-files.ts';
import { ContentError, type ContentProblem } from '#cms/export/export.ts';
import { readSetting, writeSetting } from '#store/database.ts';
import type { ContentPlace } from './content.ts';
import type { Output } from './output.ts';
import type { State } from './state.ts';

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
  readonly place: ContentPlace;
  /** Folder of the published site. */
  readonly outDir: string;
  /** The folder may not contain what earlier publishes wrote. */
  readonly isNewOutput: boolean;
}

/** Folder names are derived from the content, so an existing folder is not compared again.
 * @throws {ContentError} When something in the folders is no plain file, or cannot be read. */
export function findMedia(
  database: DatabaseSync,
  { place, outDir, isNewOutput }: MediaOptions,
): MediaChanges | undefined {
  const { sourceOf, problems } = listFolders(place);
  const folders = [...sourceOf.keys()].filter(isDone).sort();
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

function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

function listFolders({ contentDir, syncedDir, builtDir }: ContentPlace) {
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
  const unread = shown.map((path) => ({ path, refusal: refusalOf(join(source, path)) }));
  const problems = [...refused, ...unread].flatMap(({ path, refusal }): readonly ContentProblem[] =>
    refusal === undefined ? [] : [{ file: join(folder, path), message: refusals[refusal] }],
  );
  return {
    files: shown.map((path) => ({ source: join(source, path), file: `${folder}/${path}` })),
    problems,
  };
}

export function publishMedia(
  { database }: State,
  output: Output,
  { copied, removed, version }: MediaChanges,
): void {
  for (const { source, file } of copied) output.write(file, readPlainFile(source));
  for (const file of removed) output.remove(file);
  writeSetting(database, 'media', version);
}

/** False for a folder that a sync is still writing. */
const isDone = (folder: string): boolean => !folder.endsWith('.draft');
const isShown = (file: string): boolean => file !== 'picture.json' && !file.endsWith('.draft');
