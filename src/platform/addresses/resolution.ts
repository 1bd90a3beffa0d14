/** What an address turns out to be. Which page or file it is, the site decides. */
import type { PagePath } from './page-path.ts';
import type { Locale } from '#platform/languages/locale.ts';

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

/** Resolves an address. Pure, so that the edge and the server decide alike. */
export type ResolveRequest = (request: AddressRequest, rules: RuleTable) => Resolution;
