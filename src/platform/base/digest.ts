import { hash, timingSafeEqual } from 'node:crypto';
import type { Brand } from './brand.ts';

/** Content digest: the first 128 bits of SHA-256 as base64url (22 characters). */
export type Digest = Brand<string, 'Digest'>;

export const digestCharacters = 22;

/** Digest of one value.
 * @param value Text is encoded as UTF-8. */
export function digest(value: string | Uint8Array): Digest {
  return hash('sha256', value, 'base64url').slice(0, digestCharacters) as Digest;
}

/** Compares in constant time, for texts of equal length. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
