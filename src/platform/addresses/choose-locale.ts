import { defaultLocale, isLocale, type Locale } from '#platform/languages/locale.ts';
import { normalizeAddress } from './old-addresses.ts';
import { splitLocale } from './paths.ts';

/** The functional cookie that stores a visitor's choice of language. */
export const localeCookie = 'locale';

/** One year, in seconds. */
export const localeCookieMaxAge = 31_536_000;

/** Language of a response that belongs to no page: that of the address, then the stored one. */
export function chooseLocale(pathname: string, stored: string | undefined): Locale {
  const split = splitLocale(normalizeAddress(pathname));
  if (split && split.locale !== defaultLocale) return split.locale;
  return isLocale(stored) ? stored : defaultLocale;
}
