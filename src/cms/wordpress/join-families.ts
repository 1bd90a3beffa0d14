/** Brings up to date which entries of the mirror are one in several languages. */
import { findFamilies } from './families.ts';
import type { Mirror } from './mirror.ts';

/** Marks what became another one.
 * @param ids Entries that changed, and those that were related to them before; all entries when absent. */
export function joinFamilies(mirror: Mirror, type: string, ids?: readonly number[]): void {
  const rows = ids ? mirror.rowsOf(type, relatives(mirror, type, ids)) : mirror.rows(type);
  const families = findFamilies(rows);
  for (const row of rows) {
    const family = families.get(row.id);
    if (family === row.family) continue;
    if (row.family !== undefined) mirror.markDirty(type, row.family);
    if (family !== undefined) mirror.markDirty(type, family);
    mirror.setFamily(type, row.id, family);
    mirror.markReferring(`slug/${row.slug}`);
  }
}

/** @returns Those entries and all that decide with them which family each belongs to: over links in either direction,
 * slugs, and the families as they are. */
export function relatives(mirror: Mirror, type: string, ids: readonly number[]): ReadonlySet<number> {
  const found = new Set(ids);
  // What is added while it is gone through is gone through too.
  for (const id of found) for (const other of mirror.related(type, id)) found.add(other);
  return found;
}
