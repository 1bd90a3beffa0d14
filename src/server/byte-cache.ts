/** Bytes by name, those asked for last, up to a limit. */
export class ByteCache<Value extends { readonly bytes: Uint8Array }> {
  readonly #limitBytes: number;
  readonly #kept = new Map<string, Value>();
  #size = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  find(name: string): Value | undefined {
    const value = this.#kept.get(name);
    if (!value) return undefined;
    // What is asked for goes to the end of the queue.
    this.#kept.delete(name);
    this.#kept.set(name, value);
    return value;
  }

  keep(name: string, value: Value): void {
    this.forget(name);
    if (value.bytes.byteLength > this.#limitBytes) return;
    this.#kept.set(name, value);
    this.#size += value.bytes.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#limitBytes) return;
      this.forget(oldest);
    }
  }

  forget(name: string): void {
    this.#size -= this.#kept.get(name)?.bytes.byteLength ?? 0;
    this.#kept.delete(name);
  }
}
