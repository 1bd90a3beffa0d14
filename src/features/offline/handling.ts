/** What the service worker does with a request. Pure: it decides by the address and the kind of the request alone. */
import { type Locale, parseLanguageParameter } from '#platform/languages/locale.ts';
import { isOwnAddress } from '#shell/addresses/own-paths.ts';
import { chooseLocale } from '#platform/addresses/choose-locale.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { isHashed, keptPages } from './offline.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { normalizeAddress } from '#platform/addresses/old-addresses.ts';

export type Handling =
  /** The browser does what it does without a worker. */
  | 'leave'
  /** From the network, however long it takes; what is kept answers only when the network fails. */
  | 'page'
  /** As a page, for a file whose name stays when its content changes. */
  | 'file'
  /** From what is kept: the same name is the same content. */
  | 'hashed-file';

export interface HandledRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: URL;
  /** Asks for a part of a file. */
  readonly isPartial: boolean;
}

/** Pages that show what only the server knows. */
const livePages: readonly string[] = ['/preview', '/status', '/plasmic-host'];

/** @param place.files Addresses of the files that are kept. */
export function chooseHandling(
  { method, mode, destination, url, isPartial }: HandledRequest,
  place: { readonly origin: string; readonly files: ReadonlySet<string> },
): Handling {
  if (method !== 'GET' || isPartial || url.origin !== place.origin) return 'leave';
  if (mode === 'navigate')
    return destination === 'document' && isPageAddress(url.pathname) ? 'page' : 'leave';
  if (!place.files.has(url.pathname) || url.search !== '') return 'leave';
  return isHashed(url.pathname) ? 'hashed-file' : 'file';
}

function isPageAddress(pathname: string): boolean {
  const address = normalizeAddress(pathname);
  if (isOwnAddress(address)) return false;
  // A document or a feed: the page about the connection in its place would be saved under its name.
  if (/\.\w+$/u.test(address)) return false;
  return !livePages.includes(splitLocale(address)?.path ?? '');
}

/** Language of a page that cannot be loaded, as the server would choose it.
 * @param stored Value of the locale cookie. */
export function localeWithoutConnection(url: URL, stored: string | undefined): Locale {
  return parseLanguageParameter(url.searchParams.get('lang')) ?? chooseLocale(url.pathname, stored);
}

/** Addresses of kept pages that may stand in for a page, best first.
 * @param locales Languages of which pages are kept. */
export function substitutes(url: URL, locale: Locale, locales: readonly Locale[]): readonly string[] {
  const { offline, lookup } = keptPages(locale);
  const isLookup = splitLocale(normalizeAddress(url.pathname))?.path === lookupPath;
  return [...(isLookup ? [lookup] : []), offline, ...locales.map((other) => keptPages(other).offline)];
}

/** Languages of pages that are open.
 * @param addresses Of the pages. */
export function localesIn(addresses: readonly string[]): readonly Locale[] {
  return [...new Set(addresses.map((address) => chooseLocale(new URL(address).pathname, undefined)))];
}
