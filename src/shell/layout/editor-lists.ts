/** Lists that a page shows in another form than editors write them, at the start of a part: links
 * (`<li><a href="…">Name</a>: what it is.</li>`, one per entry) and sentences with a figure each, in `<strong>`. */
import { findAttribute, type Html, readTokens, type Tag, type Token } from '#platform/base/html/html.ts';

export interface ListedLink {
  readonly href: string;
  /** Name of the link. */
  readonly name: Html;
  /** Text after the name; may be empty. */
  readonly message: Html;
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
  const links = list?.entries.map((text) => parseLink(text.trim())) ?? [];
  if (!list || links.length < 2 || !links.every((link) => link !== undefined)) return undefined;
  return { links, rest: list.rest };
}

function parseLink(text: string): ListedLink | undefined {
  const tokens = readTokens(text);
  const isStrong = isTag(tokens[0], 'open', 'strong');
  const link = tokens[isStrong ? 1 : 0];
  const endsAt = tokens.findIndex((token) => isTag(token, 'close', 'a'));
  const end = tokens[endsAt];
  if (!isTag(link, 'open', 'a') || !end) return undefined;
  const href = findAttribute(link, 'href');
  if (href === undefined) return undefined;
  const after = tokens[endsAt + 1];
  const from = isTag(after, 'close', 'strong') ? after.end : end.end;
  const message = text
    .slice(from)
    .replace(/^\s*[:–—-]\s*/u, '')
    .trim();
  // Parts of what was sanitised.
  return { href, name: text.slice(link.end, end.start) as Html, message: capitalise(message) as Html };
}

function isTag(token: Token | undefined, type: Tag['type'], name: string): token is Tag {
  return token?.type === type && token.name === name;
}

function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export interface ListedFact {
  /** Words before the figure, HTML; empty if it comes first. */
  readonly before: string;
  readonly figure: string;
  /** Words after it, HTML. */
  readonly after: string;
}

export interface FactList {
  readonly facts: readonly ListedFact[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @returns undefined unless the part is a list of sentences with one figure each. */
export function readFacts(html: string): FactList | undefined {
  const list = readListedEntries(html);
  const facts = list?.entries.map(readFact) ?? [];
  if (!list || !facts.every((fact) => fact !== undefined)) return undefined;
  return { facts, rest: list.rest };
}

function readFact(text: string): ListedFact | undefined {
  const tags = readTokens(text).filter((token) => 'name' in token && token.name === 'strong');
  const start = tags.find(({ type }) => type === 'open');
  const end = tags.find((tag) => tag.type === 'close' && start !== undefined && tag.start >= start.end);
  if (!start || !end) return undefined;
  const figure = text.slice(start.end, end.start);
  const after = text.slice(end.end);
  // A full stop as large as the figure before it would look like part of it; in an ordinal it is.
  const ends = after.replaceAll('.', '').trim() === '';
  return {
    before: text.slice(0, start.start).trim(),
    figure: ends && figure.endsWith('.') ? figure.slice(0, -1) : figure,
    after: ends ? '' : after.trim().replace(/^[:–—-]\s*/u, ''),
  };
}

export interface ListedYear {
  /** Four digits. */
  readonly year: string;
  /** What happened, HTML; begins with a capital letter. */
  readonly event: string;
}

export interface YearList {
  readonly years: readonly ListedYear[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @returns undefined unless the part is a list of at least three entries that begin with a year,
 *   `<li><strong>1994</strong>: what happened.</li>`. */
export function readYears(html: string): YearList | undefined {
  const list = readListedEntries(html);
  const years = list?.entries.map(readYear) ?? [];
  if (!list || years.length < 3 || !years.every((year) => year !== undefined)) return undefined;
  return { years, rest: list.rest };
}

function readYear(text: string): ListedYear | undefined {
  const fact = readFact(text.trim());
  if (fact?.before !== '' || !/^\d{4}$/u.test(fact.figure)) return undefined;
  return { year: fact.figure, event: capitalise(fact.after) };
}

interface ListedEntries {
  /** HTML of each entry. */
  readonly entries: readonly string[];
  /** HTML after the list. */
  readonly rest: string;
}

/** Parses the list at the start of a part.
 * @param html Sanitised part of a page.
 * @returns undefined if it begins with something else, or with a nested list. */
function readListedEntries(html: string): ListedEntries | undefined {
  if (!html.startsWith('<ul>')) return undefined;
  const tokens = readTokens(html).filter(
    // White space between entries varies.
    (token) => token.type !== 'text' || html.slice(token.start, token.end).trim() !== '',
  );
  const end = tokens.findIndex((token, index) => index > 0 && 'name' in token && isList.has(token.name));
  const list = tokens[end];
  if (list?.type !== 'close' || list.name !== 'ul') return undefined;
  const entries = extractEntries(html, tokens.slice(1, end));
  return entries && entries.length > 0 ? { entries, rest: html.slice(list.end) } : undefined;
}

const isList: ReadonlySet<string> = new Set(['ul', 'ol']);

/** @returns undefined if there is text beside the entries, or an entry has no end tag. */
function extractEntries(html: string, tokens: readonly Token[]): readonly string[] | undefined {
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
