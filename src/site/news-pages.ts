/** Posts on a page of a list. */
export const newsPageSize = 12;

/** Characters of an excerpt generated from the content. */
export const excerptLength = 180;

/** Number of pages after the first. The first holds one page plus a remainder too small for another one, so a
 * list of 12 to 23 posts has no other page.
 * @param total Posts in the list. */
export function archivePageCount(total: number): number {
  return Math.max(0, Math.floor(total / newsPageSize) - 1);
}
