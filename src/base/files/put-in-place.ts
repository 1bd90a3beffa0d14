import { renameSync } from 'node:fs';

/** A file or a folder that was written beside its place takes it in one step: readers see the old one or the new one. */
export function putInPlace(draft: string, place: string): void {
  renameSync(draft, place);
}
