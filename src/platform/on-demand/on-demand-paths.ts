/** Addresses whose answers are made for one request, and what of a request asks for that. Every other address is a file. */
import type { Locale } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { splitLocale } from '#platform/addresses/paths.ts';

/** @param clientAddress For limits only.
 * @returns undefined where the published page is the response. */
export type AnswerOnDemand = (request: Request, clientAddress: string) => Promise<Response | undefined>;

/** The form of the next collection day posts to it. */
export const lookupPath: PagePath = parseOwnPath('/customer-support/next-shipping-day');

export const searchPath: PagePath = parseOwnPath('/search');

export const unservedPath: PagePath = parseOwnPath('/customer-support/unserved-addresses');

/** Fields of the form of unserved addresses, and the page of the list; the island keeps the same in the address. */
export const unservedParameters = ['area', 'city', 'address', 'page'] as const;

/** Whether the query of a page asks for something that its file does not hold. */
export function isAskedOnDemand(path: PagePath, search: URLSearchParams): boolean {
  if (path === searchPath) return (search.get('searchQuery') ?? '').trim() !== '';
  if (path === lookupPath) return (search.get(contractParameter) ?? '').trim() !== '';
  return path === unservedPath && unservedParameters.some((name) => search.has(name));
}

/** @returns The language of the page at the request's address; undefined if it is another page. */
export function localeOn(path: string, { url }: Request): Locale | undefined {
  const page = splitLocale(new URL(url).pathname);
  return page?.path === path ? page.locale : undefined;
}
