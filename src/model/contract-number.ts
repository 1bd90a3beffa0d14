import type { Brand } from '#base/brand.ts';

/** Contract number in the content base: digits only. It reveals an address, so keep it out of logs, analytics and
 * shared caches. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

/** Prefix as printed or spoken, in any case: `L`, also typed in Cyrillic (`Л`), with words and signs before it. */
const prefix = /^(?:(?:lepingu?|lep|договор|contract|nr|number|no|номер|№|#)[.:]?)*(?:[lл][.:]?)?(?=\d)/u;

/** Number of an object of the contract, after a slash or a dash: `1234567/1`. It is no part of the number. */
const objectNumber = /(?:\/\d{1,3}|[-–.]\d{1,2})$/u;

/** @param typed As printed on the contract (`L1234567`) or typed by a visitor: `L-1234567`, `l 123 45 67`, `1234567/1`,
 * `Leping nr L1234567`. The content base writes its numbers in these ways too.
 * @returns undefined when the text cannot be a contract number. */
export function parseContractNumber(typed: string): ContractNumber | undefined {
  const joined = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad\u200b-\u200d\u2060]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .replace(/^(?<letter>[\p{L}№#.:]+)-(?=\d)/u, '$<letter>')
    .replace(prefix, '')
    .replace(objectNumber, '');
  // Groups of digits may be joined by dashes or dots.
  const digits = joined.replace(/(?<=\d)[-.](?=\d)/gu, '');
  return /^\d{4,10}$/u.test(digits) ? (digits as ContractNumber) : undefined;
}

/** A number of the content base as printed on contracts: digits with an L, and other spellings as they are. */
export function formatContractNumber(number: string): string {
  return /^\d/u.test(number) ? `L${number}` : number;
}
