/** Files that are made when they are asked for, so that none is published there. What only its owner can ask for (a calendar, a poster)
 * is none of them. */
import { parseSheetPath } from '#features/sorting/sheet-address.ts';
import { findUnservedFeed } from '#features/unserved/unserved-feeds.ts';

export const isMadeFile = (pathname: string): boolean =>
  parseSheetPath(pathname) !== undefined || findUnservedFeed(pathname) !== undefined;
