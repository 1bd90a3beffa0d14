/** Where the style rules of a page of the page builder stand: no page has styles of its own, so that the content
 * security policy need allow none. Paths of such pages hold no dot, so the address tells them apart. */
import type { Locale } from '#model/locale.ts';
import { type PagePath, parsePagePath } from '#model/page-path.ts';

export function builtStylesAddress(path: string, locale: Locale): string {
  return `/page-styles/${locale}/${path.slice(1).replaceAll('/', '.')}.css`;
}

/** @param name Last part of that address, without its ending. */
export function builtStylesPath(name: string): PagePath | undefined {
  return parsePagePath(`/${name.replaceAll('.', '/')}`);
}
