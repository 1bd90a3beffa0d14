/** Limits the style rules of a post to its article. */
import type { Note } from '#platform/notes/note.ts';
import { textAnchor } from '#platform/addresses/text-anchors.ts';
import { scopeCss } from './scope-css.ts';

/** Spec §9: rules for these are stripped, since they would restyle the page around the article. */
const strippedSelectors = new Set(['html', 'body', ':root', 'img', 'a', 'span', 'div']);

// @import and @font-face send requests to other origins; @charset and @namespace have no meaning here.
const atRules = new Set(['media', 'supports']);

/** Selector that scopes the rules of a post. */
export const articleSelector = (id: number | string): string => `#post-${String(id)}`;

/** @param css The post's `inline_styles`.
 * @param scope Selector of the article.
 * @param warn Called with a warning for the editor, a sentence without its full stop.
 * @returns Rules that match only inside `scope`; the empty string when nothing is left.
 * @throws {CssError} When it is not valid CSS, or too long. */
export function scopeStyles(css: string, scope: string, warn?: (note: Note) => void): string {
  const declarations = { isStickyAllowed: false };
  const scopeSelector = (selector: string) =>
    isStripped(selector) ? undefined : `${scope} ${withTextAnchors(selector)}`;
  return scopeCss(css, { scope, scopeSelector, atRules, declarations, warn });
}

/** A selector is stripped when it styles or starts from an element of the page itself, or when it starts beside the
 * article (`~ footer`). */
function isStripped(selector: string): boolean {
  if (/^[+~|]/u.test(selector)) return true;
  const compounds = selector.trim().split(/[\s>+~]+/u);
  const subject = compounds.at(-1) ?? '';
  return (
    strippedSelectors.has(subject.toLowerCase()) ||
    compounds.some((part) => /^(?:html|body|:root)\b/iu.test(part))
  );
}

/** On the page the ids of the text have a prefix. */
const withTextAnchors = (selector: string): string =>
  selector.replace(/#([a-z_][\w-]*)/giu, (_, id: string) => `#${textAnchor(id)}`);
