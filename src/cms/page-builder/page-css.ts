/** Rules of a page of the page builder, kept within that page and from asking anybody else. */
import type { AtRule, Container, Root, Rule } from 'postcss';
import { isDeclarationSafe } from '../declarations.ts';
import { parseCss } from '../parse-css.ts';

/** Class of the element around such a page. */
const builtPageClass = 'built-page';

/** Copies, and what stands in the rule itself. */
const ownAddresses = /^(?:\/media\/|data:image\/)/u;

const keptAtRules = new Set(['media', 'supports', 'container', 'layer', 'keyframes']);

/** @returns Rules that match only within the page; the empty string where they are no CSS. */
export function scopePageCss(css: string): string {
  const root = tryParse(css);
  if (!root) return '';
  root.walkAtRules((rule) => {
    // @import and @font-face ask other hosts for files.
    if (!keptAtRules.has(rule.name)) rule.remove();
  });
  root.walkRules((rule) => {
    if (!isFrame(rule.parent)) scopeRule(rule);
  });
  root.walkDecls((declaration) => {
    if (!isDeclarationSafe(declaration, { addresses: ownAddresses, isStickyAllowed: true }))
      declaration.remove();
  });
  removeEmpty(root);
  return root.toString().replace(/\n\s*/gu, '\n').trim();
}

/** From the inside out, so that what holds nothing but empty rules goes as well. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** `from` and `50%` in @keyframes are no selectors. */
function isFrame(parent: Rule['parent']): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';
}

function scopeRule(rule: Rule): void {
  if (rule.parent?.type === 'rule') {
    rule.remove();
    return;
  }
  rule.selectors = rule.selectors.flatMap((selector) => {
    if (/[<{}]|^\s*[+~|]/u.test(selector)) return [];
    // Rules that were scoped before.
    if (/^\.built-page(?:$|\s+[^\s+~|>])/u.test(selector)) return [selector];
    const bare = selector.replace(/^(?:html|body|:root)(?=[\s>.:]|$)\s*/u, '').trim();
    // What the page builder sets for the whole document holds for the page; margins of the body do not.
    if (bare === '') return selector.startsWith(':root') ? [`.${builtPageClass}`] : [];
    return [`.${builtPageClass} ${bare}`];
  });
  if (rule.selectors.join('') === '') rule.remove();
}

function tryParse(css: string): Root | undefined {
  try {
    return parseCss(css);
  } catch {
    // Rules that no browser could read either: the page stands without them.
    return undefined;
  }
}
