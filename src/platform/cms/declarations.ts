/** Decides which declarations of foreign style rules a page may have. */
import type { Declaration } from 'postcss';
import { cssAddresses } from '#platform/base/css-addresses.ts';

/** Allowed values of `position`, including keywords that resolve to an inherited value. Variables, attributes and
 * conditions can become any value in the browser, so this is an allow-list. */
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

/** Properties that act outside of the box around a page or an article (`contained` in src/shell/styles/parts.css): parts with a
 * name stand above all else while the next page comes, and the others move the whole page when it opens. */
const outside = /^(?:-webkit-)?(?:view-transition-|scroll-initial-target$|scroll-start)/iu;

/** Values that make a browser request a file or run code, or that it may read differently than we do. */
const asking = /image(?:-set)?\(|src\(|expression\(|-moz-binding|@import|[<\\]/iu;

export interface DeclarationOptions {
  /** Addresses that url() may contain; none when absent. */
  readonly addresses?: RegExp;
  /** Whether `position: sticky` is allowed. */
  readonly isStickyAllowed: boolean;
}

/** Whether a declaration sends no requests and keeps the styled element within its page. */
export function isDeclarationSafe(
  { prop, value }: Pick<Declaration, 'prop' | 'value'>,
  { addresses, isStickyAllowed }: DeclarationOptions,
): boolean {
  if (prop.includes('\\') || outside.test(prop) || asking.test(value)) return false;
  if (value.includes('(')) {
    const named = cssAddresses(value.toLowerCase());
    if (named.some(({ address }) => addresses?.test(address) !== true)) return false;
  }
  if (!/^position$/iu.test(prop)) return true;
  const place = value.trim().toLowerCase();
  return places.has(place) || (isStickyAllowed && /^(?:-webkit-)?sticky$/u.test(place));
}
