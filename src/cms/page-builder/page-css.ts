/** Rules of a page of the page builder, kept within that page and from asking anybody else. */
import { cssAddresses } from '#base/css-addresses.ts';
import postcss, { type AtRule, type Rule } from 'postcss';

/** Class of the element around such a page. */
const builtPageClass = 'built-page';

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
    const { value } = declaration;
    const asks =
      cssAddresses(value.toLowerCase()).some(
        ({ address }) => !/^(?:\/media\/|data:image\/)/u.test(address),
      ) || /image(?:-set)?\(/iu.test(value);
    if (asks || /expression\(|-moz-binding|[<\\]/iu.test(value)) declaration.remove();
    if (/^position$/iu.test(declaration.prop) && /fixed/iu.test(value)) declaration.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString().replace(/\n\s*/gu, '\n').trim();
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
    const bare = selector.replace(/^(?:html|body|:root)(?=[\s>.:]|$)\s*/u, '').trim();
    // What the page builder sets for the whole document holds for the page; margins of the body do not.
    if (bare === '') return selector.startsWith(':root') ? [`.${builtPageClass}`] : [];
    return [`.${builtPageClass} ${bare}`];
  });
  if (rule.selectors.join('') === '') rule.remove();
}

function tryParse(css: string): postcss.Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    // Rules that no browser could read either: the page stands without them.
    return undefined;
  }
}
