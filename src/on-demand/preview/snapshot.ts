/** A state that lies where nothing can be written, as beside a function of Netlify. */
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Bounded by the states that are deployed with it. Copies of this process by file. */
const copies = new Map<string, URL>();

/** @param file Of the state; nobody writes it.
 * @returns Address at which it can be opened for reading. */
export function snapshotAddress(file: string): URL {
  const journal = `${file}-wal`;
  if (!existsSync(journal)) {
    const address = pathToFileURL(file);
    address.searchParams.set('immutable', '1');
    return address;
  }
  const known = copies.get(file);
  if (known) return known;
  // What was written last stands in the journal; who reads that writes beside it.
  const copy = join(mkdtempSync(join(tmpdir(), 'state-')), 'state.sqlite');
  copyFileSync(file, copy);
  copyFileSync(journal, `${copy}-wal`);
  const address = pathToFileURL(copy);
  copies.set(file, address);
  return address;
}
