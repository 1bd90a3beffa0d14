/** Pictures and documents that no entry shows any more. They stay for a while, for pages that visitors still have open
 * and for a site that is rolled back. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFiles } from '../export/scan.ts';

const retentionMs = 30 * 24 * 3_600_000;

/** Reads the whole export, so it belongs to a sync that does too.
 * @param root Folder of the export.
 * @param now Milliseconds since the epoch. */
export function forgetOldMedia(root: string, now: number): void {
  const mediaDir = join(root, 'media');
  if (!existsSync(mediaDir)) return;
  const used = new Set<string>();
  for (const file of jsonFiles(root)) {
    if (file.startsWith('media/')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, folder = ''] of text.matchAll(/\/media\/([\w-]+)\//gu)) used.add(folder);
  }
  for (const folder of readdirSync(mediaDir)) {
    const path = join(mediaDir, folder);
    if (!used.has(folder) && now - statSync(path).mtimeMs > retentionMs) rmSync(path, { recursive: true });
  }
}
