/** Style rules that come with a post, kept within its article. */
import { scopeCss } from './scope-css.ts';

/** Spec §9: rules for these are stripped, since they would restyle the page around the article. */
const strippedSelectors = new Set(['html', 'body', ':root', 'img', 'a', 'span', 'div']);

// @import and @font-face reach outside the origin; @charset and @namespace mean nothing here.
const atRules = new Set(['media', 'supports']);

/** What the rules of a post keep to. */
export const articleSelector = (id: number | string): string => `#post-${String(id)}`;

/** @param css The post's `inline_styles`.
 * @param scope Selector of the article.
 * @param warn Called for what an editor should know of, as a sentence without its end.
 * @returns Rules that match only inside `scope`; the empty string where nothing is left.
 * @throws {CssError} When it is not CSS, or too long. */
export function scopeStyles(css: string, scope: string, warn?: (message: string) => void): string {
  const declarations = { isStickyAllowed: false };
  const scopeSelector = (selector: string) => (isStripped(selector) ? undefined : `${scope} ${selector}`);
  return scopeCss(css, { scope, scopeSelector, atRules, declarations, warn });
}

/** A selector is stripped when the element that it styles, or one that it starts from, is the page's own, or when
 * it starts beside the article (`~ footer`). */
function isStripped(selector: string): boolean {
  if (/^[+~|]/u.test(selector)) return true;
  const compounds = selector.trim().split(/[\s>+~]+/u);
  const subject = compounds.at(-1) ?? '';
  return (
    strippedSelectors.has(subject.toLowerCase()) ||
    compounds.some((part) => /^(?:html|body|:root)\b/iu.test(part))
  );
}
