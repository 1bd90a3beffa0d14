/** The rest of a body whose request is already answered. It is read and dropped for a while, since a client that is cut off
 * while sending never reads the response; but slowly enough that others are answered, and from few senders at once. */
import type { IncomingMessage } from 'node:http';

/** So much arrives with the headers, or just behind them; it is let go at once. */
const smallBytes = 64 * 1024;

/** Longer bodies that are let pass at once. Each holds a chunk or two while it waits for its turn. */
const maxPassing = 64;

/** One of them is read from every `turnMs`, some 64 KB: 16 MB a second of all together. */
const turnMs = 4;

/** How long one of them is let pass: milliseconds, and bytes. */
const lingerMs = 10_000;
const lingerBytes = 16 * 1024 * 1024;

interface RefusedBody {
  readonly request: IncomingMessage;
  readonly startedAt: number;
  readonly startedBytes: number;
  /** Nothing has come since its last turn. */
  isAwaited: boolean;
}

export class RefusedBodies {
  // Bounded by `maxPassing`.
  readonly #passing = new Set<RefusedBody>();
  #turns: NodeJS.Timeout | undefined;

  /** @param request Whose answer is written. */
  letPass(request: IncomingMessage): void {
    const { socket } = request;
    if (request.complete || socket.destroyed || isSmall(request)) {
      request.resume();
      return;
    }
    if (this.#passing.size >= maxPassing) {
      socket.destroy();
      return;
    }
    // Node itself drains an unread body at once and as fast as it comes.
    request.read();
    request.pause();
    const startedAt = performance.now();
    const body: RefusedBody = { request, startedAt, startedBytes: socket.bytesRead, isAwaited: false };
    this.#passing.add(body);
    request.on('data', () => {
      request.pause();
      body.isAwaited = false;
      // The next one in line is another.
      if (this.#passing.delete(body)) this.#passing.add(body);
    });
    this.#turns ??= setInterval(() => {
      this.#turn();
    }, turnMs).unref();
  }

  #turn(): void {
    let isTaken = false;
    for (const body of this.#passing) {
      const { request } = body;
      if (request.complete || request.socket.destroyed) {
        this.#passing.delete(body);
        request.resume();
      } else if (isTooMuch(body)) {
        this.#passing.delete(body);
        request.socket.destroy();
      } else if (!isTaken && !body.isAwaited) {
        isTaken = true;
        body.isAwaited = true;
        request.resume();
      }
    }
    if (this.#passing.size > 0) return;
    clearInterval(this.#turns);
    this.#turns = undefined;
  }
}

function isTooMuch({ request: { socket }, startedAt, startedBytes }: RefusedBody): boolean {
  return performance.now() - startedAt > lingerMs || socket.bytesRead - startedBytes > lingerBytes;
}

function isSmall({ headers }: IncomingMessage): boolean {
  const declared = Number(headers['content-length'] ?? Infinity);
  return declared <= smallBytes;
}
