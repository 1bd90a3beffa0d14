import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that was asked for by no publish for so long is forgotten. */
const retentionMs = 90 * 24 * 3_600_000;

/** Removes what no publish of the last months asked for.
 * @param folder Where pictures are kept.
 * @param now Milliseconds since the epoch. */
export function forgetOldPictures(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > retentionMs) rmSync(path, { force: true });
  }
}
