/** Which requests are answered by a file, as regular expressions that PCRE and RE2 read alike. They are narrow on purpose: whatever is
 * spelled otherwise goes to Node, which knows all the rules. */
import { contentTypes } from '#platform/base/content-types.ts';
import { locales, defaultLocale, languages } from '#platform/languages/locale.ts';
import { notFoundFiles } from '#platform/publish/targets.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';
import type { LiveAddress } from './tables.ts';

const prefixes = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => languages[locale].prefix);

/** The visitor has chosen another language than the default one: only addresses with a language are files. */
export const storedLanguage = `${localeCookie}=(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})`;

const segment = '/[a-z0-9_~-]+';

/** A page without a query, spelled as its address is. */
export const pageAddress = `(?:${segment})+`;

/** A page whose address names its language. */
export const prefixedAddress = `(?:${prefixes.join('|')})(?:${segment})*`;

/** A file; its query says nothing. */
export const fileAddress = String.raw`(?:/\.well-known)?(?:/[\w~-][\w~.-]*)+\.(?:${Object.keys(contentTypes)
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1))
  .join('|')})`;

/** What Node answers though it may look like a page or a file. */
export function onlyNode(live: readonly LiveAddress[]): string {
  const made = live.filter(({ path, isPage: isFile }) => !isFile && !path.startsWith('/api/'));
  // Sent with 404 only.
  const missing = [...notFoundFiles].map((file) => `/${file.replace('.html', '')}`);
  return `(?:${['/api/.*', ...made.map(({ path }) => path), ...missing].join('|')})`;
}
