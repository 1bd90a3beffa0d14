import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';

/** The page of the next collection day; its form posts to it. */
export const lookupPath: PagePath = parseOwnPath('/customer-support/next-shipping-day');
