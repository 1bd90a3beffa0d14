/** Editors' HTML made safe and fit for a page: an allow-list of elements and attributes, nothing else. */
import type sanitizeHtml from 'sanitize-html';
import { textOf } from '#base/html/text.ts';
import { writePlainHtml } from './plain-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

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
