/** The part of ReadableStream that React's renderer uses: the stream is pulled until it closes, and read once. */

/** A piece of HTML as text. Encoding it to bytes and decoding it again would be slow in the cell. */
class Chunk {
  readonly text: string;
  /** Larger than React's buffer, so that each piece is passed on. It has no other effect, since pages come in one
   * piece. */
  readonly byteLength: number;

  constructor(text: string) {
    this.text = text;
    this.byteLength = text.length + 4096;
  }
}

/** Replaces TextEncoder for React's renderer, which creates one when it loads. */
class ChunkEncoder {
  encode(text: string): Chunk {
    return new Chunk(text);
  }
}

interface Controller {
  readonly desiredSize: number;
  readonly enqueue: (chunk: Chunk) => void;
  readonly close: () => void;
  readonly error: (cause: unknown) => void;
}

interface Source {
  readonly start?: (controller: Controller) => unknown;
  readonly pull?: (controller: Controller) => unknown;
}

class CellReadableStream {
  #text = '';
  readonly #source: Source;
  readonly #controller: Controller;
  #state: { readonly type: 'open' | 'closed' } | { readonly type: 'failed'; readonly cause: unknown } = {
    type: 'open',
  };

  constructor(source: Source = {}) {
    this.#source = source;
    this.#controller = {
      desiredSize: 65_536,
      enqueue: ({ text }) => void (this.#text += text),
      close: () => void (this.#state = { type: 'closed' }),
      error: (cause) => void (this.#state = { type: 'failed', cause }),
    };
    source.start?.(this.#controller);
  }

  /** Reads the whole stream. */
  async text(): Promise<string> {
    await this.#source.pull?.(this.#controller);
    // A pull writes everything that is ready; the rest follows in later jobs.
    while (this.#state.type === 'open') await new Promise((resolve) => void setTimeout(resolve, 0));
    if (this.#state.type === 'failed') throw this.#state.cause;
    return this.#text;
  }
}

export function installStreams(): void {
  Object.assign(globalThis, { ReadableStream: CellReadableStream, TextEncoder: ChunkEncoder });
}

/** Once React's renderer has its encoder: pages would get pieces from it instead of bytes. */
export function removeEncoder(): void {
  Reflect.deleteProperty(globalThis, 'TextEncoder');
}

/** @param stream A stream that React's renderer created from the class above. */
export const collectText = (stream: unknown): Promise<string> => (stream as CellReadableStream).text();
