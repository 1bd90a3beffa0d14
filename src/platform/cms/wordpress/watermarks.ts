/** Keeps the watermarks of the last sync. Every publish reads them, so nothing of the sync itself is loaded for it. */
import { join } from 'node:path';
import { readWhole, writePrivateFile } from '#platform/base/files.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { contentRoutes, type Watermarks, watermarksSchema } from '../watermark.ts';
import type { SyncPlace } from './journal.ts';

export interface EntryChange {
  readonly type: string;
  readonly locale: Locale;
  /** As the content base writes it. */
  readonly modified: string;
}

const resolveFile = ({ syncDir }: Pick<SyncPlace, 'syncDir'>) => join(syncDir, 'watermarks.json');

/** @param heads Watermarks by route. */
export function saveWatermarks(place: SyncPlace, watermarks: unknown): void {
  writePrivateFile(resolveFile(place), JSON.stringify(watermarksSchema.parse(watermarks)));
}

/** Notes the changes of single entries, which arrive before their list is read again. */
export function noteChanges(place: SyncPlace, changes: readonly EntryChange[]): void {
  const known = loadWatermarks(place);
  if (!known) return;
  const watermarks = { ...known };
  for (const { type, locale, modified } of changes) {
    const route = contentRoutes.find((name) => name === type);
    const watermark = route && watermarks[route]?.[locale];
    if (watermark && modified > watermark.newest)
      watermarks[route] = { ...watermarks[route], [locale]: { ...watermark, newest: modified } };
  }
  saveWatermarks(place, watermarks);
}

/** @returns undefined before the first sync, and for a file of another version: the next inventory writes it again. */
export function loadWatermarks(place: SyncPlace): Watermarks | undefined {
  return readWhole(resolveFile(place), watermarksSchema);
}
