/** Makes editors' HTML safe for a page: only the elements and attributes of an allow-list stay. */
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { boundDepth } from '#platform/base/html/bounded-tokenizer.ts';
import {
  allowedAttributes,
  allowedElements,
  allowedEmptyAttributes,
  fileSchemes,
  linkSchemes,
  replacedElements,
  withClasses,
} from './allowed-markup.ts';
import { Anchors } from './anchors.ts';
import { applyEdits, type Edit, extractText } from '#platform/base/html/html.ts';
import { lookup } from '#platform/base/lookup.ts';
import { quietStrays } from './stray-signs.ts';

/** Rewrites the address of a link or an image.
 * @returns The new address. */
export type RewriteAddress = (address: string) => string;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes,
  allowedSchemes: linkSchemes,
  allowedSchemesByTag: { img: fileSchemes, video: fileSchemes, audio: fileSchemes, source: fileSchemes },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowedEmptyAttributes,
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'source', 'wbr', 'col', 'track'],
};

/** @param html HTML from an editor.
 * @param rewrite Called for every href and src on this site (those that start with a slash). */
export function sanitise(html: string, rewrite: RewriteAddress): string {
  return writePlainHtml(html, rewrite) ?? sanitiseParsed(html, rewrite);
}

/** Sanitises any HTML, plain or not. */
export function sanitiseParsed(html: string, rewrite: RewriteAddress): string {
  const anchors = new Anchors(html);
  const hasPlaced = placedAttributes.test(html);
  const rewriting = (attribute: 'href' | 'src'): sanitizeHtml.Transformer => {
    return (tagName, attribs) => {
      const address = attribs[attribute];
      if (address?.startsWith('/')) attribs[attribute] = rewrite(address);
      return { tagName, attribs };
    };
  };
  const files = Object.fromEntries(
    ['img', 'video', 'audio', 'source', 'track'].map((tag) => [tag, rewriting('src')]),
  );
  const replaced = Object.entries(replacedElements).map(([tag, own]): [string, sanitizeHtml.Transformer] => [
    tag,
    (_, attribs) => ({ tagName: own, attribs: { ...withClasses(tag, attribs) } }),
  ]);
  return sanitiseHtml(html, {
    ...options,
    transformTags: {
      ...Object.fromEntries(replaced),
      a: rewriting('href'),
      ...files,
      ...(hasPlaced && {
        '*': (tagName: string, attribs: sanitizeHtml.Attributes) => ({
          tagName,
          attribs: { ...anchors.place(tagName, withClasses(tagName, attribs)) },
        }),
      }),
    },
  });
}

/** Attributes that are written otherwise on a page; most texts have none. */
const placedAttributes = /\s(?:id|name|align|headers)\s*=/iu;

/** The text of HTML, with one space between elements, for search entries and excerpts. Scripts, styles and comments are
 * left out, so the HTML need not be sanitised first. The result is text, never HTML. */
export function plainText(html: string): string {
  return extractText(html);
}

/** Elements that sanitize-html writes without an end tag by default. */
export const voidTags: readonly string[] = sanitizeHtml.defaults.selfClosing;

/** Name of an element to remove with its content. (The filter of sanitize-html copies all of its output again for each
 * element that it removes.) */
const leftOut = 'left-out';

/** A result for transformTags that removes the element. Raw elements (scripts, styles) need a name of their own. */
export const nothing = (): Tag => ({ tagName: leftOut, attribs: {}, text: '' });

export function sanitiseHtml(html: string, options: IOptions): string {
  const { html: quiet, restore } = quietStrays(html);
  const written = sanitizeHtml(quiet, bounded(options));
  return restore(options.transformTags ? withoutLeftOut(written) : written);
}

const leftOutTag = /<(\/?)left-out(?=[\s>])/gu;

/** In sanitised output `<` always starts a tag. */
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

/* Plain HTML: paragraphs, headings, lists and links, with each tag written as the sanitiser writes it. Three of four
 * texts of the site are plain, and checking them costs a small part of the time of parsing. Everything else goes to
 * the sanitiser. */

/** An address on this site or elsewhere, without characters that need escaping. */
const address = String.raw`(?:/(?!/)|https?://)[\w/#.?=:-]*`;
const plainAddress = new RegExp(`^${address}$`, 'u');

const tags = 'p|h[234]|ul|ol|li|strong|em';

/** A text, an opening tag without attributes, a link, or a closing tag. */
const token = new RegExp(`[^<>&]+|<(${tags})>|<a href="(${address})">|</(${tags}|a)>`, 'guy');

const textBlocks = ['p', 'h2', 'h3', 'h4', 'li'];

/** Allowed parents of each element, so that no element implicitly closes another one. The top level has an empty
 * name. */
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

/** @param rewrite Same as for the sanitiser.
 * @returns The same output as the sanitiser; undefined when the HTML is not plain. */
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
