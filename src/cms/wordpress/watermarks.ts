/** Keeps the watermarks of the last sync. Every publish reads them, so nothing of the sync itself is loaded for it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#base/files.ts';
import { parseJson } from '#base/json.ts';
import { type Watermarks, watermarksSchema } from '#model/watermark.ts';
import type { SyncPlace } from './journal.ts';

const fileOf = ({ syncDir }: Pick<SyncPlace, 'syncDir'>) => join(syncDir, 'watermarks.json');

/** @param heads Watermarks by route. */
export function saveWatermarks(place: SyncPlace, watermarks: unknown): void {
  writePrivateFile(fileOf(place), JSON.stringify(watermarksSchema.parse(watermarks)));
}

/** @returns undefined before the first sync. */
export function loadWatermarks(place: SyncPlace): Watermarks | undefined {
  const file = fileOf(place);
  if (!existsSync(file)) return undefined;
  return parseJson(readFileSync(file, 'utf8'), watermarksSchema);
}
