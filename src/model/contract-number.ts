import type { Brand } from '#base/brand.ts';

/** Number of a contract as the content base knows it: digits only. It reveals an address, so it stays out of
 * logs, analytics and shared caches. */
export type ContractNumber = Brand<string, 'ContractNumber'>;

/** @param typed As it stands on the contract (`L1234567`) or as a visitor types it: the L may be there or not,
 * upper or lower case, and blanks may stand anywhere.
 * @returns undefined when it cannot be the number of a contract. */
export function parseContractNumber(typed: string): ContractNumber | undefined {
  const digits = typed.replace(/\s/gu, '').replace(/^l/iu, '');
  return /^\d{4,10}$/u.test(digits) ? (digits as ContractNumber) : undefined;
}
