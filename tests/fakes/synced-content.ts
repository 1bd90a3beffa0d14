/** The synced content of a state folder, as tests read and write it. */
import { SyncedContent, syncedFolder, watermarksName } from '#platform/cms/synced-content.ts';
import type { Watermarks } from '#platform/cms/watermark.ts';
import { Mirror } from '#platform/cms/wordpress/mirror.ts';
import { makePrivateFolder } from '#platform/base/files.ts';

/** JSON by path. */
export function readSynced(stateDir: string): ReadonlyMap<string, string> {
  using synced = SyncedContent.open(syncedFolder(stateDir));
  return new Map([...(synced?.rows(synced.paths()) ?? [])].map(({ path, json }) => [path, json]));
}

/** JSON of a row. */
export const readSyncedRow = (stateDir: string, path: string): string | undefined =>
  readSynced(stateDir).get(path);

export const loadSyncedWatermarks = (stateDir: string): Watermarks | undefined => {
  using synced = SyncedContent.open(syncedFolder(stateDir));
  return synced?.watermarks();
};

/** Changes rows as a sync does.
 * @param rows Entries by path; undefined for a removed one. */
export function changeSynced(
  stateDir: string,
  rows: Readonly<Record<string, unknown>>,
  watermarks?: Watermarks,
): void {
  putSynced(stateDir, Object.entries(rows), watermarks);
}

/** Like `changeSynced`, for more rows than fit into memory. */
export function putSynced(
  stateDir: string,
  rows: Iterable<readonly [path: string, entry: unknown]>,
  watermarks?: Watermarks,
): void {
  makePrivateFolder(syncedFolder(stateDir));
  const mirror = new Mirror(syncedFolder(stateDir));
  for (const [path, value] of rows) {
    if (value === undefined) mirror.drafts.remove(path);
    else mirror.drafts.write(path, value);
  }
  mirror.transaction(() => {
    mirror.drafts.commit();
    if (watermarks) mirror.write(watermarksName, watermarks);
  });
  mirror.close();
}
