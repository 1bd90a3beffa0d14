/** Reads big-endian numbers one after another. */
export class ByteReader {
  readonly #bytes: Buffer;
  #position: number;

  constructor(bytes: Buffer, position = 0) {
    this.#bytes = bytes;
    this.#position = position;
  }

  get position(): number {
    return this.#position;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#move(1));
  }

  uint16(): number {
    return this.#bytes.readUInt16BE(this.#move(2));
  }

  int16(): number {
    return this.#bytes.readInt16BE(this.#move(2));
  }

  uint32(): number {
    return this.#bytes.readUInt32BE(this.#move(4));
  }

  take(length: number): Buffer {
    const start = this.#move(length);
    return this.#bytes.subarray(start, start + length);
  }

  /** WOFF2: 7 bits a byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }

  /** WOFF2: most numbers take one byte. */
  short255(): number {
    const code = this.byte();
    if (code === 253) return this.uint16();
    if (code === 254) return this.byte() + 506;
    return code === 255 ? this.byte() + 253 : code;
  }

  #move(length: number): number {
    const start = this.#position;
    this.#position += length;
    return start;
  }
}
