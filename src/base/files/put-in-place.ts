import { renameSync } from 'node:fs';

/** Atomic rename of a finished draft: readers see the old file or folder, or the new one. */
export function putInPlace(draft: string, place: string): void {
  renameSync(draft, place);
}
