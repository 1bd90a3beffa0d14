/** Keeps the heads of the lists that the last sync has read, for those who ask later whether anything changed since. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#base/json.ts';
import { type Watermarks, watermarksSchema } from '#model/watermark.ts';
import type { SyncPlace } from './sync-place.ts';
import { writePrivateFile } from '#base/files/private-files.ts';

const fileOf = ({ syncDir }: Pick<SyncPlace, 'syncDir'>) => join(syncDir, 'census-heads.json');

/** @param heads By route. */
export function saveWatermarks(place: SyncPlace, watermarks: unknown): void {
  writePrivateFile(fileOf(place), JSON.stringify(watermarksSchema.parse(watermarks)));
}

/** @returns undefined before the first sync. */
export function loadWatermarks(place: SyncPlace): Watermarks | undefined {
  const file = fileOf(place);
  if (!existsSync(file)) return undefined;
  return parseJson(readFileSync(file, 'utf8'), watermarksSchema);
}
