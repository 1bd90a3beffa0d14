/** Digest of a file that may be larger than memory. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Read buffer in bytes. */
const chunkBytes = 64 * 1024;

/** @returns SHA-256 in base64url. The file is read in chunks. */
export function digestFile(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(chunkBytes);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('base64url');
}
