/** Chooses the language of a response: docs/architecture.md, Addresses. Pure, because the edge and the server
 * share it. */
import { defaultLocale, isLocale, type Locale, parseLanguageParameter } from '#platform/languages/locale.ts';
import type { AddressRequest } from '#platform/addresses/resolution.ts';
import { isFramedPage } from './framed-pages.ts';
import { counterpart, localizedPath, splitLocale } from '#platform/addresses/paths.ts';

export type LanguageDecision =
  | { readonly type: 'serve'; readonly locale: Locale }
  /** 302, private, no-store. `stores` is present when the visitor chose a language and the cookie is to be
   * set. */
  | { readonly type: 'redirect'; readonly location: string; readonly stores?: Locale };

/** `lang` redirects to that language's address and is stored; without it an address without prefix follows
 * the stored locale, then Estonian. An unknown `lang` is ignored; all other parameters are kept. An embed has the language
 * that the page around it has chosen, and sets no cookie. */
export function decideLanguage({ pathname, search, stored }: AddressRequest): LanguageDecision {
  const address = splitLocale(pathname);
  if (!address) return { type: 'serve', locale: defaultLocale };
  if (isFramedPage(address.path)) return { type: 'serve', locale: address.locale };
  const chosen = parseLanguageParameter(search.get('lang'));
  if (chosen) {
    const rest = new URLSearchParams([...search].filter(([name]) => name !== 'lang'));
    const path = chosen === address.locale ? address.path : counterpart(address.path);
    return { type: 'redirect', location: withQuery(localizedPath(path, chosen), rest), stores: chosen };
  }
  if (address.locale === defaultLocale && isLocale(stored) && stored !== defaultLocale) {
    return {
      type: 'redirect',
      location: withQuery(localizedPath(counterpart(address.path), stored), search),
    };
  }
  return { type: 'serve', locale: address.locale };
}

function withQuery(path: string, search: URLSearchParams): string {
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
