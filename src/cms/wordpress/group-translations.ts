/** Brings up to date which entries of the mirror are one in several languages. */
import { findTranslationGroups } from './translation-groups.ts';
import type { Mirror } from './mirror.ts';

/** Marks what became another one.
 * @param ids Entries that changed, and those that were related to them before; all entries when absent. */
export function groupTranslations(mirror: Mirror, type: string, ids?: readonly number[]): void {
  const rows = ids ? mirror.rowsOf(type, relatives(mirror, type, ids)) : mirror.rows(type);
  const translationGroups = findTranslationGroups(rows);
  for (const row of rows) {
    const translationGroup = translationGroups.get(row.id);
    if (translationGroup === row.translationGroup) continue;
    if (row.translationGroup !== undefined) mirror.markDirty(type, row.translationGroup);
    if (translationGroup !== undefined) mirror.markDirty(type, translationGroup);
    mirror.setTranslationGroup(type, row.id, translationGroup);
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
