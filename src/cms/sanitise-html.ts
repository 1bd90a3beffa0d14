/** The one way to sanitise-html. It builds a tree, so what is too deep for any text goes first. */
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { boundNesting } from '#base/html/bound-nesting.ts';
import { quietStrays } from './stray-brackets.ts';

/** Elements that it writes without an end, unless it is told others. */
export const voidTags: readonly string[] = sanitizeHtml.defaults.selfClosing;

export function sanitiseHtml(html: string, options: IOptions): string {
  const { html: quiet, restore } = quietStrays(boundNesting(html));
  return restore(sanitizeHtml(quiet, options));
}
