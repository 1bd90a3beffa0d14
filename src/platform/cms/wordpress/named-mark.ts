/** Marks of entries that were asked for by their names, not found by an inventory. */

const prefix = 'named ';

/** A mark that differs from those of every inventory, so that the next one checks the entry again.
 * @param now When the entry was asked for by its name. */
export function namedMark(now: number): string {
  return `${prefix}${now}`;
}

/** Whether an entry was asked for by its name after the reading of an inventory began: the inventory does not tell
 * what is newer. */
export function isNewer(mark: string | undefined, startedAt: number): boolean {
  return mark?.startsWith(prefix) === true && Number.parseInt(mark.slice(prefix.length), 10) >= startedAt;
}
