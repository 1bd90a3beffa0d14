/** Rules of a page of the page builder, kept within that page and from asking anybody else. */
import { messageOf } from '#base/error-message.ts';
import { isWithin } from '../css-parts.ts';
import { CssError } from '../parse-css.ts';
import { scopeCss } from '../scope-css.ts';

/** Class of the element around such a page. */
const scope = '.built-page';

/** Copies, and what stands in the rule itself. */
const ownAddresses = /^(?:\/media\/|data:image\/)/u;

const namePrefix = 'built-page-';

// @property and @counter-style hold for the whole document, @import and @font-face ask other hosts for files.
const atRules = new Set(['media', 'supports', 'container', 'layer', 'keyframes']);

/** @param warn Called for what an editor should know of, as a sentence without its end.
 * @returns Rules that match only within the page; the empty string where they are no CSS, or too many. */
export function scopePageCss(css: string, warn?: (message: string) => void): string {
  const declarations = { addresses: ownAddresses, isStickyAllowed: true };
  try {
    return scopeCss(css, { scope, scopeSelector, atRules, declarations, namePrefix, warn });
  } catch (cause) {
    if (!(cause instanceof CssError)) throw cause;
    // The page stands without them.
    warn?.(`its style rules are left out (${messageOf(cause)})`);
    return '';
  }
}

function scopeSelector(selector: string): string | undefined {
  if (/^[+~|]/u.test(selector)) return undefined;
  // Rules that were scoped before.
  if (isWithin(selector, scope)) return selector;
  const bare = selector.replace(/^(?:html|body|:root)(?=[\s>.:]|$)\s*/u, '').trim();
  // What the page builder sets for the whole document holds for the page; margins of the body do not.
  if (bare === '') return selector.startsWith(':root') ? scope : undefined;
  return `${scope} ${bare}`;
}
