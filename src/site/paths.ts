/** Addresses of pages: Estonian at `/path`, Russian at `/ru/path`, English at `/en/path`, no trailing slash. */
import { defaultLocale, languages, type Locale, splitPrefix } from '#model/locale.ts';
import { type PagePath, parseOwnPath, parsePagePath } from '#model/page-path.ts';

/** Page that answers for a path without one. */
export const notFoundPath = parseOwnPath('/not-found');

/** The studio of the page builder shows it in a frame. It is published only with a project of the page builder. */
export const studioHostPath = parseOwnPath('/plasmic-host');

/** Canonical address of a page in one language. */
export function localizedPath(path: PagePath, locale: Locale): string {
  const { prefix } = languages[locale];
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** Splits an address into its language and its page.
 * @param address Path without query; `/et/…` is no address of this site, since Estonian has no prefix. */
export function splitLocale(
  address: string,
): { readonly locale: Locale; readonly path: PagePath } | undefined {
  const { locale, rest } = splitPrefix(address);
  const path = parsePagePath(rest === '' && locale !== defaultLocale ? '/' : rest);
  return path && { locale, path };
}

/** Address for the language switcher: `lang` stores the choice, so that it holds against a stored locale.
 * @param query What else opens the page, `?until=…`. */
export function switcherPath(path: PagePath, locale: Locale, query = ''): string {
  return `${localizedPath(counterpart(path), locale)}?lang=${locale}${query.replace('?', '&')}`;
}

/** The page that stands for a page in another language: the same one, but for pages of a list the list. Those are
 * counted from the oldest post, so a language with fewer posts has other ones, and not as many. */
export function counterpart(path: PagePath): PagePath {
  return parsePagePath(path.replace(/\/page\/\d+$/u, '')) ?? path;
}
