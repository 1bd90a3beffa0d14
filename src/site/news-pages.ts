/** Posts on a page of a list. */
export const newsPageSize = 12;

/** Characters of an excerpt that is made from the content. */
export const excerptLength = 180;

/** Pages behind the first. The first holds one page and whatever is too little for another one, so a list of
 * 12 to 23 posts has no other page.
 * @param total Posts in the list. */
export function archivePageCount(total: number): number {
  return Math.max(0, Math.floor(total / newsPageSize) - 1);
}
