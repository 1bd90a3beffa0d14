/** Parses the list at the start of a page part. */
import { readTokens, type Token } from '#base/html/html.ts';

export interface ListedEntries {
  /** HTML of each entry. */
  readonly entries: readonly string[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @param html Sanitised part of a page.
 * @returns undefined if it begins with something else, or with a nested list. */
export function readListedEntries(html: string): ListedEntries | undefined {
  if (!html.startsWith('<ul>')) return undefined;
  const tokens = readTokens(html).filter(
    // White space between entries varies.
    (token) => token.type !== 'text' || html.slice(token.start, token.end).trim() !== '',
  );
  const end = tokens.findIndex((token, index) => index > 0 && 'name' in token && isList.has(token.name));
  const list = tokens[end];
  if (list?.type !== 'close' || list.name !== 'ul') return undefined;
  const entries = entriesOf(html, tokens.slice(1, end));
  return entries && entries.length > 0 ? { entries, rest: html.slice(list.end) } : undefined;
}

const isList: ReadonlySet<string> = new Set(['ul', 'ol']);

/** @returns undefined if there is text beside the entries, or an entry has no end tag. */
function entriesOf(html: string, tokens: readonly Token[]): readonly string[] | undefined {
  const entries: string[] = [];
  let open: Token | undefined;
  for (const token of tokens) {
    const isEntry = 'name' in token && token.name === 'li';
    if (!isEntry && open) continue;
    if (!isEntry || (token.type === 'open') !== (open === undefined)) return undefined;
    if (open) entries.push(html.slice(open.end, token.start));
    open = open ? undefined : token;
  }
  return open ? undefined : entries;
}
