/** Incoming request bodies. Nothing is read before the handler reads it. Limits: the minimum arrival rate,
 * the in-flight bytes of one visitor, and the in-flight bytes of all. When the total is reached, the network
 * that holds most is refused, so a few large bodies that never end cannot block the site's forms. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyRefusedError, networkOf } from '#proxy/request.ts';

export interface BodyLimits {
  /** Window for the minimum rate, in milliseconds. */
  readonly windowMs: number;
  /** Minimum bytes per second in each window. */
  readonly minRate: number;
  /** Maximum in-flight bytes of all visitors. */
  readonly maxTotalBytes: number;
  /** Maximum in-flight bytes of one visitor: two of the largest forms. */
  readonly maxVisitorBytes: number;
}

export const bodyLimits: BodyLimits = {
  windowMs: 10_000,
  minRate: 1024,
  maxTotalBytes: 20 * 1024 * 1024,
  maxVisitorBytes: 9 * 1024 * 1024,
};

/** Interval between rate checks, in milliseconds. */
const checkMs = 500;

interface IncomingBody extends Exchange {
  readonly network: string;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Bytes of it held in memory. */
  received: number;
  /** It is complete or refused. */
  isOver: boolean;
  window: { readonly startedAt: number; readonly received: number };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visitor: string;
}

export class RequestBodies {
  readonly #limits: BodyLimits;
  // Bounded by the server's maximum connections: an entry is removed with its response.
  readonly #incoming = new Set<IncomingBody>();
  #checking: NodeJS.Timeout | undefined;

  constructor(limits: BodyLimits = bodyLimits) {
    this.#limits = limits;
  }

  /** Bytes held at present. */
  get heldBytes(): number {
    return sumOf([...this.#incoming]);
  }

  /** @returns The body, which is not read until its consumer reads it. */
  open(exchange: Exchange): ReadableStream<Uint8Array> {
    const { request } = exchange;
    let isBegun = false;
    return new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (!isBegun) this.#begin(exchange, controller);
          isBegun = true;
          request.resume();
        },
        cancel: () => {
          // The connection stays open, so the client receives the reason of the refusal.
          request.removeAllListeners('data');
        },
      },
      { highWaterMark: 0 },
    );
  }

  #begin(exchange: Exchange, controller: ReadableStreamDefaultController<Uint8Array>): void {
    const { request, response } = exchange;
    const incoming: IncomingBody = {
      ...exchange,
      network: networkOf(exchange.visitor),
      controller,
      received: 0,
      isOver: false,
      window: { startedAt: performance.now(), received: 0 },
    };
    this.#incoming.add(incoming);
    // Bytes that were read are held until the response.
    response.once('close', () => {
      this.#end(incoming);
    });
    request.on('data', (chunk: Uint8Array) => {
      request.pause();
      this.#take(incoming, chunk);
    });
    request.once('end', () => {
      if (!incoming.isOver) controller.close();
      incoming.isOver = true;
    });
    // An error or a closed connection; a response would reach no client.
    const breakOff = () => {
      fail(incoming, new Error('The connection broke off.'));
    };
    request.once('error', breakOff).once('close', breakOff);
    if (request.destroyed) breakOff();
    if (isAwaitingPermission(request)) response.writeContinue();
    this.#checking ??= setInterval(() => {
      this.#check();
    }, checkMs).unref();
  }

  #end(incoming: IncomingBody): void {
    this.#incoming.delete(incoming);
    if (this.#incoming.size > 0) return;
    clearInterval(this.#checking);
    this.#checking = undefined;
  }

  #take(incoming: IncomingBody, chunk: Uint8Array): void {
    const { maxVisitorBytes } = this.#limits;
    const ofVisitor = [...this.#incoming].filter(({ visitor }) => visitor === incoming.visitor);
    const isRoom =
      sumOf(ofVisitor) + chunk.byteLength <= maxVisitorBytes && this.#makeRoom(incoming, chunk.byteLength);
    if (isRoom) {
      incoming.received += chunk.byteLength;
      incoming.controller.enqueue(chunk);
    } else fail(incoming, new BodyRefusedError('bodies-too-many'));
  }

  /** Refuses the largest unfinished bodies of networks that hold more than the requesting one.
   * @returns Whether there is room. */
  #makeRoom({ network }: IncomingBody, bytes: number): boolean {
    while (this.heldBytes + bytes > this.#limits.maxTotalBytes) {
      const held = bytesByNetwork(this.#incoming);
      const heldBy = (body: IncomingBody) => held.get(body.network) ?? 0;
      const own = held.get(network) ?? 0;
      const [largest] = [...this.#incoming]
        // A body without held bytes frees nothing.
        .filter((other) => !other.isOver && other.received > 0 && heldBy(other) > own + bytes)
        .sort((one, other) => heldBy(other) - heldBy(one) || other.received - one.received);
      if (!largest) return false;
      fail(largest, new BodyRefusedError('bodies-too-many'));
    }
    return true;
  }

  #check(): void {
    const now = performance.now();
    for (const incoming of this.#incoming) {
      const { window, received } = incoming;
      const elapsedMs = now - window.startedAt;
      if (elapsedMs < this.#limits.windowMs) continue;
      if (received - window.received < (elapsedMs / 1000) * this.#limits.minRate)
        fail(incoming, new BodyRefusedError('body-too-slow'));
      else incoming.window = { startedAt: now, received };
    }
  }
}

function fail(incoming: IncomingBody, cause: Error): void {
  if (incoming.isOver) return;
  const { request, controller } = incoming;
  incoming.isOver = true;
  request.removeAllListeners('data');
  // Bytes that were read are released with the stream.
  incoming.received = 0;
  controller.error(cause);
}

function bytesByNetwork(incoming: Iterable<IncomingBody>): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { network, received } of incoming) bytes.set(network, (bytes.get(network) ?? 0) + received);
  return bytes;
}

function sumOf(incoming: readonly IncomingBody[]): number {
  return incoming.reduce((sum, { received }) => sum + received, 0);
}

/** Whether the client waits for `100 Continue` before it sends the body. */
function isAwaitingPermission({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}

// The rest of a body whose request is already answered. It is drained for a while, because a client that is
// cut off while sending never reads the response. Draining is slow enough to keep the server responsive, and
// limited to few clients at once.

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
