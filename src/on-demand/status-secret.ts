/** Signing secret of links to the status page if PREVIEW_SECRET is not set: a file in STATE_DIR that only the
 * server's user can read. The apparent origin of a request grants nothing: a proxy on the same machine may
 * hide the real client. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#base/files.ts';

/** 32 bytes as base64url. */
const form = /^[\w-]{43}$/u;

function fileIn(stateDir: string): string {
  return join(stateDir, 'status-secret');
}

/** For the server: creates the secret if there is none. */
export function keepStatusSecret(stateDir: string): string {
  const known = readStatusSecret(stateDir);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  writePrivateFile(fileIn(stateDir), made);
  return made;
}

/** For read-only callers.
 * @returns undefined if no server has created it, or if it belongs to another user. */
export function readStatusSecret(stateDir: string): string | undefined {
  try {
    const text = readFileSync(fileIn(stateDir), 'utf8');
    return form.test(text) ? text : undefined;
  } catch {
    // Missing, or unreadable for this user: in both cases no link can be signed.
    return undefined;
  }
}
