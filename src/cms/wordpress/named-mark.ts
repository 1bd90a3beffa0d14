/** Marks of entries that were asked for by their names, not found by an inventory. */

/** A mark that differs from those of every inventory, so that the next one checks the entry again.
 * @param now When the entry was asked for by its name. */
export function namedMark(now: number): string {
  return `named ${now}`;
}

/** Whether an entry was asked for by its name after the reading of an inventory began: the inventory does not tell
 * what is newer. */
export function isNewer(mark: string | undefined, startedAt: number): boolean {
  const namedAt = /^named (\d+)/u.exec(mark ?? '')?.[1];
  return namedAt !== undefined && Number(namedAt) >= startedAt;
}
