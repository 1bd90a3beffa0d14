/** As much of ReadableStream as React's renderer uses: it is asked for more until it closes, and read once. */
import { decodeText } from './text.ts';

interface Controller {
  readonly desiredSize: number;
  readonly enqueue: (chunk: Uint8Array) => void;
  readonly close: () => void;
  readonly error: (cause: unknown) => void;
}

interface Source {
  readonly start?: (controller: Controller) => unknown;
  readonly pull?: (controller: Controller) => unknown;
}

class CellReadableStream {
  readonly #chunks: Uint8Array[] = [];
  readonly #source: Source;
  readonly #controller: Controller;
  #state: { readonly type: 'open' | 'closed' } | { readonly type: 'failed'; readonly cause: unknown } = {
    type: 'open',
  };

  constructor(source: Source = {}) {
    this.#source = source;
    this.#controller = {
      desiredSize: 65_536,
      enqueue: (chunk) => void this.#chunks.push(chunk),
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
    const whole = new Uint8Array(this.#chunks.reduce((size, chunk) => size + chunk.length, 0));
    let place = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, place);
      place += chunk.length;
    }
    return decodeText(whole);
  }
}

export function installStreams(): void {
  Object.assign(globalThis, { ReadableStream: CellReadableStream });
}

/** @param stream As React's renderer makes it of the class above. */
export const textOf = (stream: unknown): Promise<string> => (stream as CellReadableStream).text();
