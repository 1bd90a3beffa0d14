/** Incoming request bodies. Nothing is read before the handler reads it. Limits: the minimum arrival rate, how many one network
 * sends at once, the in-flight bytes of one visitor, and the in-flight bytes of all. When the total is reached, the network
 * that holds most is refused, so a few large bodies that never end cannot block the site's forms. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemClock } from '#base/clock.ts';
import { Limiter } from '#base/limiter.ts';
import { BodyRefusedError, neighbourhoodOf, networkOf } from '#proxy/request.ts';

export interface BodyLimits {
  /** Window for the minimum rate, in milliseconds. */
  readonly windowMs: number;
  /** The same for what programs send by themselves, in one piece: reports of browsers, webhooks. */
  readonly quickWindowMs: number;
  /** Bodies on their way at once, of one visitor and of a neighbourhood (/24, IPv6 /48). */
  readonly maxOfVisitor: number;
  readonly maxOfNeighbourhood: number;
  /** Minimum bytes per second in each window. */
  readonly minRate: number;
  /** Maximum in-flight bytes of all visitors. */
  readonly maxTotalBytes: number;
  /** Maximum in-flight bytes of one visitor: two of the largest forms. */
  readonly maxVisitorBytes: number;
}

export const bodyLimits: BodyLimits = {
  windowMs: 10_000,
  quickWindowMs: 2000,
  maxOfVisitor: 24,
  maxOfNeighbourhood: 48,
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
  readonly windowMs: number;
  /** Lets another one of its network begin. */
  readonly release: () => void;
  window: { readonly startedAt: number; readonly received: number };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visitor: string;
}

/** Addresses that programs send to by themselves. */
const quickAddresses = /^\/api\/(?:reports|hooks\/)/u;

export class RequestBodies {
  readonly #limits: BodyLimits;
  readonly #underWay = new Limiter({ name: 'bodies on their way', windowMs: 0, clock: systemClock });
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
          // What still comes is for refused-bodies.ts.
          request.removeAllListeners('data');
        },
      },
      { highWaterMark: 0 },
    );
  }

  #begin(exchange: Exchange, controller: ReadableStreamDefaultController<Uint8Array>): void {
    const { request, response, visitor } = exchange;
    const { windowMs, quickWindowMs, maxOfVisitor, maxOfNeighbourhood } = this.#limits;
    const admission = this.#underWay.take([
      { key: visitor, max: maxOfVisitor },
      { key: neighbourhoodOf(visitor), max: maxOfNeighbourhood },
    ]);
    if (admission.type === 'refused') {
      controller.error(new BodyRefusedError('bodies-too-many'));
      return;
    }
    const incoming: IncomingBody = {
      ...exchange,
      network: networkOf(visitor),
      controller,
      received: 0,
      isOver: false,
      windowMs: quickAddresses.test(request.url ?? '') ? quickWindowMs : windowMs,
      release: () => {
        admission.permit.release();
      },
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
      incoming.release();
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
    incoming.release();
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
      const { window, windowMs, received } = incoming;
      const elapsedMs = now - window.startedAt;
      if (elapsedMs < windowMs) continue;
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
  incoming.release();
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
