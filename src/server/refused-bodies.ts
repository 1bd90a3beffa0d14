/** The rest of a body whose request is already answered. It is drained for a while, because a client that is
 * cut off while sending never reads the response. Draining is slow enough to keep the server responsive, and
 * limited to few clients at once. */
import type { IncomingMessage } from 'node:http';

/** Bytes that arrive with or right after the headers; released at once. */
const smallBytes = 64 * 1024;

/** Maximum longer bodies drained at once. Each holds a chunk or two while it waits. */
const maxPassing = 64;

/** Interval in milliseconds at which one of them is read, about 64 KB: 16 MB/s in total. */
const turnMs = 4;

/** Limits for draining one body: milliseconds and bytes. */
const lingerMs = 10_000;
const lingerBytes = 16 * 1024 * 1024;

interface RefusedBody {
  readonly request: IncomingMessage;
  readonly startedAt: number;
  readonly startedBytes: number;
  /** Nothing arrived since its last turn. */
  isAwaited: boolean;
}

export class RefusedBodies {
  // Bounded by `maxPassing`.
  readonly #passing = new Set<RefusedBody>();
  #turns: NodeJS.Timeout | undefined;

  /** @param request The request whose response is written. */
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
    // Node itself drains an unread body at once and as fast as it arrives.
    request.read();
    request.pause();
    const startedAt = performance.now();
    const body: RefusedBody = { request, startedAt, startedBytes: socket.bytesRead, isAwaited: false };
    this.#passing.add(body);
    request.on('data', () => {
      request.pause();
      body.isAwaited = false;
      // The next one in line may be another.
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
