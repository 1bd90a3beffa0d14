/** A list of links as editors write it: `<li><a href="…">Name</a>: what it is.</li>`, one link per entry. */
import { attributeOf, readTokens, type Tag, type Token } from '#base/html/html.ts';
import { readListedEntries } from './listed-entries.ts';

export interface ListedLink {
  readonly href: string;
  /** Name of the link, HTML. */
  readonly name: string;
  /** Text after the name, HTML; may be empty. */
  readonly message: string;
}

export interface LinkList {
  readonly links: readonly ListedLink[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @param html Sanitised part of a page.
 * @returns undefined unless the part starts with at least two links, one per entry. */
export function readLinkList(html: string): LinkList | undefined {
  const list = readListedEntries(html);
  const links = list?.entries.map((text) => readLink(text.trim())) ?? [];
  if (!list || links.length < 2 || !links.every((link) => link !== undefined)) return undefined;
  return { links, rest: list.rest };
}

function readLink(text: string): ListedLink | undefined {
  const tokens = readTokens(text);
  const isStrong = isTag(tokens[0], 'open', 'strong');
  const link = tokens[isStrong ? 1 : 0];
  const endsAt = tokens.findIndex((token) => isTag(token, 'close', 'a'));
  const end = tokens[endsAt];
  if (!isTag(link, 'open', 'a') || !end) return undefined;
  const href = attributeOf(link, 'href');
  if (href === undefined) return undefined;
  const after = tokens[endsAt + 1];
  const from = isTag(after, 'close', 'strong') ? after.end : end.end;
  const message = text
    .slice(from)
    .replace(/^\s*[:–—-]\s*/u, '')
    .trim();
  return { href, name: text.slice(link.end, end.start), message: capitalise(message) };
}

function isTag(token: Token | undefined, type: Tag['type'], name: string): token is Tag {
  return token?.type === type && token.name === name;
}

function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
