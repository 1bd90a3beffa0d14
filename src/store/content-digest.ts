/** A digest of a set of entries that can be brought up to date entry by entry: the sum of their digests. */
const modulus = 2n ** 128n;

export class ContentDigest {
  #sum: bigint;

  /** @param text Of an earlier digest; the empty string for no entries. */
  constructor(text: string) {
    this.#sum = text === '' ? 0n : BigInt(`0x${text}`);
  }

  /** @param digest Of an entry with its name, in base64url. */
  add(digest: string): void {
    this.#sum = (this.#sum + numberOf(digest)) % modulus;
  }

  remove(digest: string): void {
    this.#sum = (this.#sum + modulus - numberOf(digest)) % modulus;
  }

  /** Hexadecimal. */
  toString(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}

function numberOf(digest: string): bigint {
  return BigInt(`0x${Buffer.from(digest, 'base64url').toString('hex')}`) % modulus;
}
