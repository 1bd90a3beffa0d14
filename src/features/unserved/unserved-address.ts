import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';

export const unservedPath: PagePath = parseOwnPath('/customer-support/unserved-addresses');

/** Fields of the form of unserved addresses, and the page of the list; the island keeps the same in the address. */
export const unservedParameters = ['area', 'city', 'address', 'page'] as const;

/** Whether the query of the page asks for something that its file does not hold. */
export const isUnservedAsked = (search: URLSearchParams): boolean =>
  unservedParameters.some((name) => search.has(name));
