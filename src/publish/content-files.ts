/** Which files the content is read from. Without a content base it is CONTENT_DIR alone. With one, a kind that has a
 * folder in what the sync wrote comes whole from there and every other kind whole from CONTENT_DIR; posts and notices
 * never come from CONTENT_DIR then, and redirects come from both. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile } from '#cms/export/parse-file.ts';
import { ContentError } from '#cms/export/problem.ts';
import { jsonFiles, type ScannedFile } from '#cms/export/scan.ts';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import type { Settings } from './settings.ts';

export interface ContentPlace {
  readonly contentDir: string;
  /** Where the sync writes; undefined without a content base. */
  readonly syncedDir: string | undefined;
}

/** Kinds that are the content base's even before the first sync. */
const alwaysSynced = ['posts', 'notices'];
/** Files beside the entries. */
const mediaFolder = 'media';

export function contentPlace({ contentDir, stateDir, hasContentBase }: Settings): ContentPlace {
  return { contentDir, syncedDir: hasContentBase ? syncPlace(stateDir).root : undefined };
}

/** @returns In a stable order.
 * @throws {ContentError} When CONTENT_DIR is no folder. */
export function contentFiles({ contentDir, syncedDir }: ContentPlace): readonly ScannedFile[] {
  if (!existsSync(contentDir)) {
    throw new ContentError([
      { file: contentDir, says: 'is no folder. Set CONTENT_DIR to the folder of an export.' },
    ]);
  }
  const own = filesOf(contentDir);
  if (syncedDir === undefined) return own;
  const synced = existsSync(syncedDir) ? filesOf(syncedDir) : [];
  const kinds = new Set([...alwaysSynced, ...(existsSync(syncedDir) ? readdirSync(syncedDir) : [])]);
  return [
    ...own.filter(({ path }) => kindOfFile(path) === 'redirects' || !kinds.has(kindOfFile(path))),
    ...synced,
  ];
}

function filesOf(root: string): readonly ScannedFile[] {
  return jsonFiles(root)
    .filter((path) => !path.startsWith(`${mediaFolder}/`))
    .map((path) => ({ path, file: join(root, path) }));
}
