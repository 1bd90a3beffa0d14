import { contractParameter } from '#shell/company/contract-address.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';

/** The form of the next collection day posts to it. */
export const lookupPath: PagePath = parseOwnPath('/customer-support/next-shipping-day');

/** Whether the query of the page asks for something that its file does not hold. */
export const isLookupAsked = (search: URLSearchParams): boolean =>
  (search.get(contractParameter) ?? '').trim() !== '';
