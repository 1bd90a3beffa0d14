/** Resolves an address: docs/architecture.md, Addresses. Pure, so that the edge and the server decide alike. */
import { defaultLocale, type Locale } from '#model/locale.ts';
import type { PagePath } from '#model/page-path.ts';
import { decideLanguage, type LanguageDecision } from './language.ts';
import { oldPriceList, type OldPriceList } from './old-price-list.ts';
import { normalizeAddress, splitLocale } from './paths.ts';
import { isOwnPage } from './own-pages.ts';

export interface AddressRequest {
  /** Path as received, still percent-encoded. */
  readonly pathname: string;
  readonly search: URLSearchParams;
  /** Value of the locale cookie. */
  readonly stored: string | undefined;
}

export type Resolution =
  | { readonly type: 'page'; readonly path: PagePath; readonly locale: Locale }
  /** Any path with a file extension. */
  | { readonly type: 'file'; readonly pathname: string }
  /** 301: permanent, the same for all visitors. */
  | { readonly type: 'moved'; readonly location: string }
  /** 302, private, no-store; `stores` is the language that the visitor chose. */
  | { readonly type: 'language'; readonly location: string; readonly stores?: Locale }
  | { readonly type: 'malformed' };

/** Targets of old addresses, by normalised address. */
export type RuleTable = ReadonlyMap<string, string>;

/** @param rules From the redirect file. */
export function resolveRequest(request: AddressRequest, rules: RuleTable): Resolution {
  const { search, stored } = request;
  if (!isDecodable(request.pathname)) return { type: 'malformed' };
  const address = inLowerCase(normalizeAddress(request.pathname));
  const priceList = oldPriceList(address, search);
  if (priceList) return movedTo(priceList, stored);
  const target = rules.get(address);
  if (target !== undefined && !target.startsWith('/')) return { type: 'moved', location: target };
  // An encoded question mark belongs to the path, so it stays encoded.
  const pathname = target ?? encodeURI(address).replace(/[?#]/gu, encodeURIComponent);
  if (target === undefined && /\.\w+$/u.test(address)) return { type: 'file', pathname };

  const language = decideLanguage(withoutDefaultPrefix({ pathname, search, stored }));
  if (language.type === 'redirect') return inLanguage(language);
  if (pathname !== request.pathname) return { type: 'moved', location: withSearch(pathname, search) };
  const split = splitLocale(address);
  return split ? { type: 'page', ...split } : { type: 'malformed' };
}

/** Pages of this site have addresses in lower case; those of the page builder may be spelled otherwise. */
function inLowerCase(address: string): string {
  const lower = address.toLowerCase();
  const path = lower === address ? undefined : splitLocale(lower)?.path;
  return path !== undefined && isOwnPage(path) ? lower : address;
}

/** The default language has no prefix: who writes one chooses that language. */
function withoutDefaultPrefix(request: AddressRequest): AddressRequest {
  const prefix = `/${defaultLocale}`;
  if (!`${request.pathname}/`.startsWith(`${prefix}/`)) return request;
  const search = new URLSearchParams([['lang', defaultLocale], ...request.search]);
  return { ...request, pathname: request.pathname.slice(prefix.length) || '/', search };
}

/** One hop also with a chosen or stored language. */
function movedTo({ pathname, search }: OldPriceList, stored: string | undefined): Resolution {
  const language = decideLanguage({ pathname, search, stored });
  return language.type === 'redirect'
    ? inLanguage(language)
    : { type: 'moved', location: withSearch(pathname, search) };
}

function inLanguage({ location, stores }: Extract<LanguageDecision, { type: 'redirect' }>): Resolution {
  return { type: 'language', location, ...(stores && { stores }) };
}

function isDecodable(pathname: string): boolean {
  try {
    return !/[\0-\u001f\u007f]/u.test(decodeURIComponent(pathname));
  } catch {
    // A malformed escape: the address cannot be decoded.
    return false;
  }
}

function withSearch(pathname: string, search: URLSearchParams): string {
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}
