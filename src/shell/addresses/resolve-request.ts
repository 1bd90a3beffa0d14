/** Resolves an address: docs/architecture.md, Addresses. Pure, so that the edge and the server decide alike. */
import { lookup } from '#platform/base/lookup.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import type { AddressRequest, Resolution, RuleTable } from '#platform/addresses/resolution.ts';
import { decideLanguage, type LanguageDecision } from './language.ts';
import { oldPriceList, type OldPriceList } from './old-price-list.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { isOwnPage } from './own-pages.ts';

/** @param rules From the redirect file. */
export function resolveRequest(request: AddressRequest, rules: RuleTable): Resolution {
  const { search, stored } = request;
  const asked = readAddress(request.pathname, rules);
  if (!asked) return { type: 'malformed' };
  const { address, isPasted } = asked;
  const priceList = oldPriceList(address, search);
  if (priceList) return movedTo(priceList, stored);
  const target = rules.get(address);
  if (target !== undefined && !target.startsWith('/')) return { type: 'moved', location: target };
  // An encoded question mark belongs to the path, so it stays encoded.
  const pathname = target ?? encodeURI(address).replace(/[?#]/gu, encodeURIComponent);
  const moved: Resolution = { type: 'moved', location: withSearch(pathname, search) };
  if (target === undefined && /\.\w+$/u.test(address)) return isPasted ? moved : { type: 'file', pathname };

  const language = decideLanguage(withoutDefaultPrefix({ pathname, search, stored }));
  if (language.type === 'redirect') return inLanguage(language);
  if (pathname !== request.pathname) return moved;
  const split = splitLocale(address);
  return split ? { type: 'page', ...split } : { type: 'malformed' };
}

interface AskedAddress {
  /** Normalised. */
  readonly address: string;
  /** It was asked for with what came along when it was copied. */
  readonly isPasted: boolean;
}

/** @returns undefined where the path is no address. */
function readAddress(pathname: string, rules: RuleTable): AskedAddress | undefined {
  if (!isDecodable(pathname)) return undefined;
  const written = inLowerCase(normalizeAddress(pathname));
  const address = rules.has(written) ? written : inLowerCase(withoutPasted(written));
  if (/[\0-\u001f\u007f]/u.test(address)) return undefined;
  return { address, isPasted: address.length < written.length };
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
    decodeURIComponent(pathname);
    return true;
  } catch {
    // A malformed escape: the address cannot be decoded.
    return false;
  }
}

/** What comes along when an address is copied out of a text: blanks, also invisible ones, and marks that belong to the sentence. */
const blanks =
  ' \t\r\n\u00a0\u00ad\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff';
const marks = '.,;:!?…\'"`´“”„«»‘’‚<>';
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** An address without them. A bracket that is opened in the address belongs to it. */
function withoutPasted(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = lookup(brackets, last);
    const isMark = opening === undefined ? marks.includes(last) : !address.includes(opening);
    if (last !== '/' && !isMark && !blanks.includes(last)) break;
  }
  return end === 0 ? '/' : address.slice(0, end);
}

function withSearch(pathname: string, search: URLSearchParams): string {
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}
