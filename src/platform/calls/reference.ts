import { randomInt } from 'node:crypto';

/** Alphabet without look-alike characters. */
const signs = '23456789ACDEFHJKLMNPQRTUVWXYZ';

/** Reference number of a form: six characters that a visitor can read out on the phone. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('');
}
