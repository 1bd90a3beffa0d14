import type { Brand } from '#base/brand.ts';

/** Contract number in the content base: digits only. It reveals an address, so keep it out of logs, analytics and
 * shared caches. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

/** @param typed As printed on the contract (`L1234567`) or typed by a visitor: the L is optional, upper or lower case,
 * and spaces are allowed anywhere.
 * @returns undefined when the text cannot be a contract number. */
export function parseContractNumber(typed: string): ContractNumber | undefined {
  const digits = typed.replace(/\s/gu, '').replace(/^l/iu, '');
  return /^\d{4,10}$/u.test(digits) ? (digits as ContractNumber) : undefined;
}
