/** Which declarations of foreign style rules are let onto a page. */
import type { Declaration } from 'postcss';
import { cssAddresses } from '#base/css-addresses.ts';

/** Places that keep to their page, and words that take the place of what is around. A variable, an attribute or a condition
 * may stand for any other word when the browser reads it, so the list says what may stand there and not what may not. */
const places = new Set([
  'static',
  'relative',
  'absolute',
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
]);

/** What makes a browser ask for a file, run something or read what is written otherwise. */
const asking = /image(?:-set)?\(|src\(|expression\(|-moz-binding|@import|[<\\]/iu;

export interface DeclarationOptions {
  /** Addresses that url() may name; none where it is absent. */
  readonly addresses?: RegExp;
  /** It may stay in sight while its own page is scrolled. */
  readonly isStickyAllowed: boolean;
}

/** Whether a declaration asks nobody for anything and leaves what it styles within its page. */
export function isDeclarationSafe(
  { prop, value }: Pick<Declaration, 'prop' | 'value'>,
  { addresses, isStickyAllowed }: DeclarationOptions,
): boolean {
  if (prop.includes('\\') || asking.test(value)) return false;
  if (value.includes('(')) {
    const named = cssAddresses(value.toLowerCase());
    if (named.some(({ address }) => addresses?.test(address) !== true)) return false;
  }
  if (!/^position$/iu.test(prop)) return true;
  const place = value.trim().toLowerCase();
  return places.has(place) || (isStickyAllowed && /^(?:-webkit-)?sticky$/u.test(place));
}
