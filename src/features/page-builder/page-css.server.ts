/** Limits the style rules of a page builder page to that page and stops them from sending requests to other hosts. */
import { isWithin } from '#platform/cms/css-parts.ts';
import { CssError } from '#platform/cms/parse-css.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { scopeCss } from '#platform/cms/scope-css.ts';

/** Class of the element around a page builder page. */
const scope = '.built-page';

/** Addresses of copies, and data within the rule itself. */
const ownAddresses = /^(?:\/media\/|data:image\/)/u;

const namePrefix = 'built-page-';

// @property and @counter-style apply to the whole document; @import and @font-face request files from other hosts.
const atRules = new Set(['media', 'supports', 'container', 'layer', 'keyframes']);

/** @param warn Called with what the editor should fix.
 * @returns Rules that match only within the page; the empty string when they are not valid CSS, or too many. */
export function scopePageCss(css: string, warn?: (note: Note) => void): string {
  const declarations = { addresses: ownAddresses, isStickyAllowed: true };
  try {
    return scopeCss(css, { scope, scopeSelector, atRules, declarations, namePrefix, warn });
  } catch (cause) {
    if (!(cause instanceof CssError)) throw cause;
    // The page is shown without its style rules.
    warn?.(toNote('styles-unusable', { reason: cause.note }));
    return '';
  }
}

function scopeSelector(selector: string): string | undefined {
  if (/^[+~|]/u.test(selector)) return undefined;
  // The rule is already scoped.
  if (isWithin(selector, scope)) return selector;
  const bare = selector.replace(/^(?:html|body|:root)(?=[\s>.:]|$)\s*/u, '').trim();
  // Rules of the page builder for the whole document apply to the page, except margins of the body.
  if (bare === '') return selector.startsWith(':root') ? scope : undefined;
  return `${scope} ${bare}`;
}
