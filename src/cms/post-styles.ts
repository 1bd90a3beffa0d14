/** Style rules that come with a post, kept within its article. */
import type { Rule } from 'postcss';
import { isDeclarationSafe } from './declarations.ts';
import { parseCss } from './parse-css.ts';

/** Spec §9: rules for these are stripped, since they would restyle the page around the article. */
const strippedSelectors = new Set(['html', 'body', ':root', 'img', 'a', 'span', 'div']);

/** @param css The post's `inline_styles`.
 * @param scope Selector of the article.
 * @returns Rules that match only inside `scope`; the empty string where nothing is left.
 * @throws {CssError} When it is not CSS. */
export function scopeStyles(css: string, scope: string): string {
  const root = parseCss(css);
  root.walkAtRules((rule) => {
    // @import and @font-face reach outside the origin; @charset and @namespace mean nothing here.
    if (!['media', 'supports'].includes(rule.name)) rule.remove();
  });
  root.walkRules((rule) => {
    // A rule within a rule would need a scope of its own kind; WordPress writes none.
    if (rule.parent?.type === 'rule') rule.remove();
    else scopeRule(rule, scope);
  });
  root.walkDecls((declaration) => {
    if (!isDeclarationSafe(declaration, { isStickyAllowed: false })) declaration.remove();
  });
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString().trim();
}

function scopeRule(rule: Rule, scope: string): void {
  const kept = rule.selectors.filter((selector) => !isStripped(selector));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept.map((selector) => `${scope} ${selector}`);
}

/** A selector is stripped when the element that it styles, or one that it starts from, is the page's own, or when
 * it starts beside the article (`~ footer`). */
function isStripped(selector: string): boolean {
  if (/[<{}]|^\s*[+~|]/u.test(selector)) return true;
  const compounds = selector.trim().split(/[\s>+~]+/u);
  const subject = compounds.at(-1) ?? '';
  return (
    strippedSelectors.has(subject.toLowerCase()) ||
    compounds.some((part) => /^(?:html|body|:root)\b/iu.test(part))
  );
}
