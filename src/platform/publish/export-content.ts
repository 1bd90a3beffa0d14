/** Writes all content that the site is published from as an export: a folder that CONTENT_DIR can name. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#platform/base/environment.ts';
import { writePrivateFile } from '#platform/base/files.ts';
import { parseJson } from '#platform/base/json.ts';
import type { ScannedFile } from '#platform/base/file-marks.ts';
import { listPlainFiles, readPlainFile } from '#platform/base/plain-files.ts';
import { type ContentPlace, contentPlace, listContent, openSynced } from './content.ts';
import type { Settings } from './settings.ts';

/** @param folder New or empty.
 * @returns Number of files.
 * @throws {SettingsError} When there is something in the folder. */
export function exportContent(settings: Settings, folder: string): number {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SettingsError(`${folder} is not empty. Name a new folder.`);
  let count = 0;
  const write = (path: string, content: string | Uint8Array) => {
    writePrivateFile(join(folder, path), content);
    count += 1;
  };
  const place = contentPlace(settings);
  const synced = openSynced(place);
  for (const { path, file } of listContent(place, synced).files) write(path, readPlainFile(file));
  for (const { path, json } of synced?.rows(synced.paths()) ?? [])
    write(path, `${JSON.stringify(parseJson(json), null, 2)}\n`);
  synced?.close();
  for (const { path, file } of listMediaFiles(place)) write(path, readPlainFile(file));
  return count;
}

function listMediaFiles({ contentDir, syncedDir, builtDir }: ContentPlace): readonly ScannedFile[] {
  return [contentDir, syncedDir, builtDir].flatMap((from) => {
    if (from === undefined || !existsSync(join(from, 'media'))) return [];
    const { files } = listPlainFiles(join(from, 'media'));
    return files.map((name) => ({ path: join('media', name), file: join(from, 'media', name) }));
  });
}
