/** Incoming request bodies. Nothing is read before the handler reads it. Limits: the minimum arrival rate,
 * the in-flight bytes of one visitor, and the in-flight bytes of all. When the total is reached, the network
 * that holds most is refused, so a few large bodies that never end cannot block the site's forms. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '#proxy/request-origin.ts';
import { BodyRefusedError } from '#proxy/request-body.ts';

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
