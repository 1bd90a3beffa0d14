/** As much of ReadableStream as React's renderer uses: it is asked for more until it closes, and read once. */

/** A piece of HTML in place of its bytes, which would be made one by one in the cell and made text again. */
class Chunk {
  readonly text: string;
  /** More than React gathers before it hands a piece on; it decides nothing else where pages come in one piece. */
  readonly byteLength: number;

  constructor(text: string) {
    this.text = text;
    this.byteLength = text.length + 4096;
  }
}

/** What React's renderer takes for TextEncoder: it asks for one when it is loaded. */
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

  /** Takes all of it. */
  async text(): Promise<string> {
    await this.#source.pull?.(this.#controller);
    // Whoever pulls writes as much as there is; what is not there yet comes with other jobs.
    while (this.#state.type === 'open') await new Promise((resolve) => void setTimeout(resolve, 0));
    if (this.#state.type === 'failed') throw this.#state.cause;
    return this.#text;
  }
}

/** For the time in which React's renderer is loaded. */
export function installStreams(): void {
  Object.assign(globalThis, { ReadableStream: CellReadableStream, TextEncoder: ChunkEncoder });
}

/** @param stream As React's renderer makes it of the class above. */
export const textOf = (stream: unknown): Promise<string> => (stream as CellReadableStream).text();
