/** Editors' HTML made safe and fit for a page: an allow-list of elements and attributes, nothing else. */
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { boundDepth } from '#base/html/bounded-tokenizer.ts';
import { applyEdits, type Edit, textOf } from '#base/html/html.ts';
import { lookup } from '#base/lookup.ts';
import { quietStrays } from './stray-brackets.ts';

/** Rewrites the address of a link or an image.
 * @returns The address to write. */
export type RewriteAddress = (address: string) => string;

/** Of the texts that editors write. */
export const allowedElements: readonly string[] = [
  'h2 h3 h4 p ul ol li dl dt dd blockquote hr br strong em b i',
  'a abbr code sub sup span div figure figcaption img picture source time small mark',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: {
    '*': ['class', 'lang'],
    // A video of an article (src/islands/video).
    a: ['href', 'rel', 'hreflang', 'data-video'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'data-colour'],
    source: ['type', 'srcset', 'sizes'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'source'],
  // h1 belongs to the page; an editor's h1 is a heading of the second level.
  transformTags: { h1: 'h2' },
};

/** @param html As an editor wrote it.
 * @param rewrite Called for every href and src that stays on the site (those that start with a slash). */
export function sanitise(html: string, rewrite: RewriteAddress): string {
  return writePlainHtml(html, rewrite) ?? sanitiseParsed(html, rewrite);
}

/** Sanitises any HTML. */
export function sanitiseParsed(html: string, rewrite: RewriteAddress): string {
  const rewriting = (attribute: 'href' | 'src'): sanitizeHtml.Transformer => {
    return (tagName, attribs) => {
      const address = attribs[attribute];
      if (address?.startsWith('/')) attribs[attribute] = rewrite(address);
      return { tagName, attribs };
    };
  };
  return sanitiseHtml(html, {
    ...options,
    transformTags: { ...options.transformTags, a: rewriting('href'), img: rewriting('src') },
  });
}

/** The words of HTML, elements apart by one space: for search entries and excerpts. What is not to be read
 * (scripts, styles, comments) is left out, so it need not be sanitised first; the result is text, never HTML. */
export function plainText(html: string): string {
  return textOf(html).replace(/ ([.,;:!?…])/gu, '$1');
}

/** Elements that it writes without an end, unless it is told others. */
export const voidTags: readonly string[] = sanitizeHtml.defaults.selfClosing;

/** What an element is called that goes with everything in it. (The filter of sanitize-html copies all that was written
 * before, for each element that it takes away.) */
const leftOut = 'left-out';

/** For a transformation: the element goes. What is raw (scripts, styles) needs one of its own name. */
export const nothing = (): Tag => ({ tagName: leftOut, attribs: {}, text: '' });

export function sanitiseHtml(html: string, options: IOptions): string {
  const { html: quiet, restore } = quietStrays(html);
  const written = sanitizeHtml(quiet, bounded(options));
  return restore(options.transformTags ? withoutLeftOut(written) : written);
}

const leftOutTag = /<(\/?)left-out(?=[\s>])/gu;

/** What is written begins tags with `<`, and nothing else. */
function withoutLeftOut(html: string): string {
  const edits: Edit[] = [];
  let depth = 0;
  let start = 0;
  for (const { 1: slash, index } of html.matchAll(leftOutTag)) {
    if (slash === '' && depth === 0) start = index;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) edits.push({ start, end: html.indexOf('>', index) + 1, html: '' });
  }
  return applyEdits(html, edits);
}

function bounded(options: IOptions): IOptions {
  let open = 0;
  const { allowedTags } = options;
  return {
    ...options,
    ...(Array.isArray(allowedTags) && { allowedTags: [...allowedTags, leftOut] }),
    onOpenTag: (name, attributes) => {
      open += 1;
      options.onOpenTag?.(name, attributes);
    },
    onCloseTag: (name, isImplied) => {
      open -= 1;
      options.onCloseTag?.(name, isImplied);
    },
    parser: boundDepth(options.parser ?? {}, () => open),
  };
}

/* Plain HTML: paragraphs, headings, lists and links, each tag written as the sanitiser writes it. Three of four texts of the
 * site are of it, and looking through them takes a small part of the time that parsing them takes. What is not plain to the
 * letter is left to the sanitiser. */

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
