/** Addresses of pages: Estonian at `/path`, Russian at `/ru/path`, English at `/en/path`, no trailing slash; and old
 * addresses that lead to them. */
import { defaultLocale, languages, type Locale, locales, splitPrefix } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath, parsePagePath } from './page-path.ts';

/** The page sent for a path without one. */
export const notFoundPath = parseOwnPath('/not-found');

/** The page builder's studio shows it in a frame. Published only if a page builder project is configured. */
export const studioHostPath = parseOwnPath('/plasmic-host');

/** Canonical address of a page in one language. */
export function localizedPath(path: PagePath, locale: Locale): string {
  const { prefix } = languages[locale];
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** Canonical addresses of a page, in the order of the languages. */
export const pathInAllLocales = (path: PagePath): readonly string[] =>
  locales.map((locale) => localizedPath(path, locale));

/** Splits an address into its language and its page.
 * @param address Path without query; `/et/…` is invalid, because Estonian has no prefix. */
export function splitLocale(
  address: string,
): { readonly locale: Locale; readonly path: PagePath } | undefined {
  const { locale, rest } = splitPrefix(address);
  const path = parsePagePath(rest === '' && locale !== defaultLocale ? '/' : rest);
  return path && { locale, path };
}

/** Address for the language switcher: `lang` stores the choice, so it overrides the stored locale.
 * @param query Further query of the page, `?until=…`. */
export function switcherPath(path: PagePath, locale: Locale, query = ''): string {
  return `${localizedPath(counterpart(path), locale)}?lang=${locale}${query.replace('?', '&')}`;
}

/** The corresponding page in another language: the same one, but for pages of a list the list itself. List
 * pages are counted from the oldest post, so their numbers differ between languages. */
export function counterpart(path: PagePath): PagePath {
  return parsePagePath(path.replace(/\/page\/\d+$/u, '')) ?? path;
}
