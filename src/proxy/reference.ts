import { randomInt } from 'node:crypto';

/** Signs that are not mistaken for one another on the telephone. */
const signs = '23456789ACDEFHJKLMNPQRTUVWXYZ';

/** What a visitor may name when calling about a form: six signs. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('');
}
