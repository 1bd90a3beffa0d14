/** A list of links as editors write it: `<li><a href="…">Name</a>: what it is.</li>`, one link an entry. */
export interface ListedLink {
  readonly href: string;
  /** Name of the link, HTML. */
  readonly name: string;
  /** What the entry says after the name, HTML; empty when nothing. */
  readonly says: string;
}

export interface LinkList {
  readonly links: readonly ListedLink[];
  /** HTML after the list. */
  readonly rest: string;
}

const list = /^<ul>((?:<li>(?:(?!<\/?ul>).)*?<\/li>\s*)+)<\/ul>/su;
const entry = /^(?:<strong>)?<a href="([^"]*)"[^>]*>(.*?)<\/a>(?:<\/strong>)?(.*)$/su;

/** @param html Of a part of a page, made safe.
 * @returns undefined where the part does not start with at least two links, one an entry. */
export function readLinkList(html: string): LinkList | undefined {
  const [whole = '', entries = ''] = list.exec(html) ?? [];
  const links = [...entries.matchAll(/<li>(.*?)<\/li>/gsu)].map(([, text = '']) => readLink(text));
  if (links.length < 2 || !links.every((link) => link !== undefined)) return undefined;
  return { links, rest: html.slice(whole.length) };
}

function readLink(text: string): ListedLink | undefined {
  const [, href, name, after] = entry.exec(text.trim()) ?? [];
  if (href === undefined || name === undefined || after === undefined) return undefined;
  const says = after.replace(/^\s*[:–—-]\s*/u, '').trim();
  return { href, name, says: capitalise(says) };
}

function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
