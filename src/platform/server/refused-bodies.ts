/** The rest of a body whose request is already answered. The connection ends with the answer: whoever was refused sends the rest for
 * nothing, and one that sends nothing would only hold its place. Our side is closed at once; what comes is read for a moment, because a
 * client that is cut off while it sends never reads the response. Reading is slow enough to keep the server responsive, and limited to
 * few clients at once. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum bodies that are read at once; the oldest gives way. Each holds a chunk or two while it waits. */
const maxPassing = 64;

/** Interval in milliseconds at which one of them is read, about 64 KB: 16 MB/s in total. */
const turnMs = 4;

export interface LingerLimits {
  /** In all, in milliseconds and bytes. */
  readonly totalMs: number;
  readonly totalBytes: number;
  /** Without anything coming, in milliseconds. */
  readonly silenceMs: number;
}

export const lingerLimits: LingerLimits = {
  totalMs: 10_000,
  totalBytes: 16 * 1024 * 1024,
  silenceMs: 1000,
};

interface RefusedBody {
  readonly request: IncomingMessage;
  readonly startedAt: number;
  readonly startedBytes: number;
  movedAt: number;
  /** Nothing arrived since its last turn. */
  isAwaited: boolean;
}

export class RefusedBodies {
  readonly #limits: LingerLimits;
  readonly #end: (socket: Socket) => void;
  // Bounded by `maxPassing`.
  readonly #passing = new Set<RefusedBody>();
  #turns: NodeJS.Timeout | undefined;

  /** @param end Closes a connection. */
  constructor(end: (socket: Socket) => void, limits: LingerLimits = lingerLimits) {
    this.#limits = limits;
    this.#end = end;
  }

  /** @param request The request whose response is written, with `Connection: close`. */
  letPass(request: IncomingMessage): void {
    const { socket } = request;
    if (request.complete || socket.destroyed) return;
    if (this.#passing.size >= maxPassing) this.#cutOldest();
    // Node destroys a connection when its last response is sent, and data that has not been read then destroys the response too.
    Object.assign(socket, { destroySoon: () => socket.end() });
    // Node itself drains an unread body at once and as fast as it arrives.
    request.read();
    request.pause();
    const now = performance.now();
    const body: RefusedBody = {
      request,
      startedAt: now,
      startedBytes: socket.bytesRead,
      movedAt: now,
      isAwaited: false,
    };
    this.#passing.add(body);
    request.on('data', () => {
      request.pause();
      body.isAwaited = false;
      body.movedAt = performance.now();
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
      if (request.complete || request.socket.destroyed || this.#isTooMuch(body)) this.#cut(body);
      else if (!isTaken && !body.isAwaited) {
        isTaken = true;
        body.isAwaited = true;
        request.resume();
      }
    }
    if (this.#passing.size > 0) return;
    clearInterval(this.#turns);
    this.#turns = undefined;
  }

  #isTooMuch({ request: { socket }, startedAt, startedBytes, movedAt }: RefusedBody): boolean {
    const { totalMs, totalBytes, silenceMs } = this.#limits;
    const now = performance.now();
    return (
      now - startedAt > totalMs || now - movedAt > silenceMs || socket.bytesRead - startedBytes > totalBytes
    );
  }

  #cutOldest(): void {
    const [oldest] = [...this.#passing].sort((one, other) => one.startedAt - other.startedAt);
    if (oldest) this.#cut(oldest);
  }

  #cut(body: RefusedBody): void {
    this.#passing.delete(body);
    this.#end(body.request.socket);
  }
}
