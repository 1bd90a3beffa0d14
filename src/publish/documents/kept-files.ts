/** Files by the digest of what they are drawn from: one that would be the same as before is not drawn again, whatever
 * made its target stale. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Digest } from '#base/digest.ts';
import { writePrivateFile } from '#base/files/private-files.ts';

/** A file that was asked for by no publish for so long is forgotten. */
const retentionMs = 90 * 24 * 3_600_000;

/** @param folder Where files are kept.
 * @param source Digest of everything that decides what the file looks like. */
export async function keepFile(
  folder: string,
  source: Digest,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(folder, source);
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return readFileSync(path);
  }
  const file = await draw();
  // Workers may draw the same file at the same time, each with a draft of its own.
  const draft = `${path}.${String(process.pid)}-${String(performance.now())}`;
  writePrivateFile(path, file, draft);
  return file;
}

/** @param now Milliseconds since the epoch. */
export function forgetOldFiles(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > retentionMs) rmSync(path, { force: true });
  }
}
