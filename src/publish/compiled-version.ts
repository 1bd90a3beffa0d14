/** Paths of the compiled pages: STATE_DIR/compiled has one folder for each digest of the code. */
import { basename, dirname, join, resolve } from 'node:path';

/** Within the folder of one version. */
const entryFile = 'server/entry.mjs';

export const compiledFolder = (stateDir: string): string => resolve(stateDir, 'compiled');

/** Module that renders the pages of a version (publish/compiled-app.ts).
 * @param name Digest of its code. */
export function compiledEntry(stateDir: string, name: string): string {
  return join(compiledFolder(stateDir), name, entryFile);
}

/** @param entry The result of `compiledEntry`. */
export function compiledName(entry: string): string {
  return basename(dirname(dirname(entry)));
}
