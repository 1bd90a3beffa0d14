/** The values that were used last, up to a size that all of them have together. Unlike a cache of the server (BoundedCache) it lives as
 * long as one publish, and there are as many as there are threads. */

interface Sized<Value> {
  readonly value: Value;
  readonly size: number;
}

export class RecentValues<Value> {
  readonly #maxSize: number;
  /** Used last at the end. Bounded by `#maxSize`. */
  readonly #kept = new Map<string, Sized<Value>>();
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** A hit counts as use. */
  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** @param key Of a value that is not kept.
   * @returns Whether it is kept: a value larger than all that is kept displaces nothing. */
  add(key: string, value: Value, size: number): boolean {
    if (size > this.#maxSize) return false;
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#maxSize) break;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
    return true;
  }
}
