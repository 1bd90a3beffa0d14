import { timingSafeEqual } from 'node:crypto';

/** Takes as long wherever two texts of one length differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
