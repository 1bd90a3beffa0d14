/** HTML of the plainest kind: paragraphs, headings, lists and links, each tag written as the sanitiser writes it. Three
 * of four texts of the site are of it, and looking through them takes a small part of the time that parsing them takes.
 * What is not plain to the letter is left to the sanitiser. */
import { lookup } from '#base/lookup.ts';
import type { RewriteAddress } from './sanitise.ts';

/** An address without any character that would have to be escaped, on this site or elsewhere. */
const address = String.raw`(?:/(?!/)|https?://)[\w/#.?=:-]*`;
const plainAddress = new RegExp(`^${address}$`, 'u');

const tags = 'p|h[234]|ul|ol|li|strong|em';

/** A text, the start of an element without attributes or of a link, or an end. */
const token = new RegExp(`[^<>&]+|<(${tags})>|<a href="(${address})">|</(${tags}|a)>`, 'guy');

const textBlocks = ['p', 'h2', 'h3', 'h4', 'li'];

/** What may stand directly in what, so that no element ends another one unseen; the top has no name. */
const parents: Readonly<Record<string, readonly string[]>> = {
  p: [''],
  h2: [''],
  h3: [''],
  h4: [''],
  ul: [''],
  ol: [''],
  li: ['ul', 'ol'],
  strong: textBlocks,
  em: textBlocks,
  a: [...textBlocks, 'strong', 'em'],
};

/** @param rewrite As of the sanitiser.
 * @returns The same that the sanitiser writes; undefined when the HTML is not plain. */
export function writePlainHtml(html: string, rewrite: RewriteAddress): string | undefined {
  const open = [''];
  let written = '';
  let read = 0;
  for (const match of html.matchAll(token)) {
    const part = writeToken(match, open, rewrite);
    if (part === undefined) return undefined;
    written += part;
    read += match[0].length;
  }
  return read === html.length && open.length === 1 ? written : undefined;
}

function writeToken(
  [text, start, href, end]: RegExpExecArray,
  open: string[],
  rewrite: RewriteAddress,
): string | undefined {
  if (start !== undefined) return enter(start, open) ? text : undefined;
  if (end !== undefined) return open.pop() === end ? text : undefined;
  if (href === undefined) return text;
  const final = href.startsWith('/') ? rewrite(href) : href;
  return enter('a', open) && plainAddress.test(final) ? `<a href="${final}">` : undefined;
}

function enter(element: string, open: string[]): boolean {
  const fits = lookup(parents, element)?.includes(open.at(-1) ?? '') ?? false;
  open.push(element);
  return fits;
}
