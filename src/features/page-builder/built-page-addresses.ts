/** Addresses of the style rules of page builder pages. Inline styles are avoided, so the content security
 * policy need not allow them. Paths of such pages contain no dot, so the two kinds of address never collide. */
import type { Locale } from '#platform/languages/locale.ts';
import { type PagePath, parsePagePath } from '#platform/addresses/page-path.ts';

export function builtStylesAddress(path: string, locale: Locale): string {
  return `/page-styles/${locale}/${path.slice(1).replaceAll('/', '.')}.css`;
}

/** @param name Last segment of that address, without its extension. */
export function builtStylesPath(name: string): PagePath | undefined {
  return parsePagePath(`/${name.replaceAll('.', '/')}`);
}
