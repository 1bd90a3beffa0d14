/** The work of a proof: counters are tried until the SHA-256 of seed and counter is a small number. Whoever solves it hashes
 * many times, whoever verifies it once, however dear it was. */
import type { Challenge } from '#platform/protocol/proof.ts';

const seedBytes = 16;
const counterBytes = 8;

/** Bytes to hash: the seed, and the counter as a number of 64 bits.
 * @returns A function that writes another counter into the same bytes. */
export function openAttempts({ seed }: Pick<Challenge, 'seed'>): (counter: number) => Uint8Array {
  const bytes = new Uint8Array(seedBytes + counterBytes);
  for (let index = 0; index < seedBytes; index += 1)
    bytes[index] = Number.parseInt(seed.slice(2 * index, 2 * index + 2), 16);
  const view = new DataView(bytes.buffer);
  return (counter) => {
    view.setUint32(seedBytes, Math.floor(counter / 2 ** 32));
    view.setUint32(seedBytes + 4, counter % 2 ** 32);
    return bytes;
  };
}

/** @param hash SHA-256 of the bytes of an attempt. */
export function isSolved(hash: Uint8Array, { attempts }: Pick<Challenge, 'attempts'>): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  const first = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  return first * attempts < 2 ** 32;
}
