/** What signs links to the status page where PREVIEW_SECRET is not set: a secret in STATE_DIR, which only the user of the
 * server can read. From where a request seems to come opens nothing: a proxy on the same machine may say nothing of whom it
 * asks for. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#base/files/private-files.ts';

/** Of 32 bytes, as base64url. */
const form = /^[\w-]{43}$/u;

function fileIn(stateDir: string): string {
  return join(stateDir, 'status-secret');
}

/** For the server: makes one where there is none. */
export function keepStatusSecret(stateDir: string): string {
  const known = readStatusSecret(stateDir);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  writePrivateFile(fileIn(stateDir), made);
  return made;
}

/** For those who change nothing.
 * @returns undefined where no server has made one, or where it is somebody else's. */
export function readStatusSecret(stateDir: string): string | undefined {
  try {
    const text = readFileSync(fileIn(stateDir), 'utf8');
    return form.test(text) ? text : undefined;
  } catch {
    // Missing, or not for this user: in both cases there is nothing to sign with.
    return undefined;
  }
}
