/** A list that a part of a page begins with, entry by entry. */
import { readTokens } from '#base/html/tokens.ts';

export interface ListedEntries {
  /** HTML of each entry. */
  readonly entries: readonly string[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @param html Of a part of a page, made safe.
 * @returns undefined where it begins with something else, or with a list within a list. */
export function readListedEntries(html: string): ListedEntries | undefined {
  if (!html.startsWith('<ul>')) return undefined;
  const entries: string[] = [];
  let openedAt: number | undefined;
  for (const token of readTokens(html).slice(1)) {
    const name = 'name' in token ? token.name : undefined;
    if (name === 'ul' || name === 'ol') {
      const isEnd = token.type === 'close' && name === 'ul' && openedAt === undefined;
      return isEnd && entries.length > 0 ? { entries, rest: html.slice(token.end) } : undefined;
    }
    if (name === 'li') {
      if ((token.type === 'open') !== (openedAt === undefined)) return undefined;
      if (openedAt !== undefined) entries.push(html.slice(openedAt, token.start));
      openedAt = openedAt === undefined ? token.end : undefined;
    } else if (openedAt === undefined && html.slice(token.start, token.end).trim() !== '') return undefined;
  }
  return undefined;
}
