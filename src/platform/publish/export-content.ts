/** Writes all content that the site is published from as an export: a folder that CONTENT_DIR can name. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#platform/base/environment.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { writePrivateFile } from '#platform/base/files.ts';
import { parseJson } from '#platform/base/json.ts';
import { readPlainFile } from '#platform/base/plain-files.ts';
import { contentFolders, listContent, openSynced } from './content.ts';
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
  const dirs = contentFolders(settings);
  using synced = openSynced(dirs);
  for (const { path, file } of listContent(dirs, synced).files) write(path, readPlainFile(file));
  for (const { path, json } of synced?.rows(synced.paths()) ?? [])
    write(path, `${JSON.stringify(parseJson(json), null, 2)}\n`);
  for (const from of [dirs.contentDir, dirs.syncedDir, dirs.builtDir]) {
    if (from === undefined || !existsSync(join(from, 'media'))) continue;
    for (const path of filesBelow(from, 'media')) write(path, readPlainFile(join(from, path)));
  }
  return count;
}
