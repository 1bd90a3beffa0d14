/** Incoming request bodies. Nothing is read before the handler reads it. Limits: the minimum arrival rate, how many one network
 * sends at once, the in-flight bytes of one visitor, and the in-flight bytes of all. A new body always finds a place: the slowest
 * of its network is refused for it. When the total of bytes is reached, the network that holds most is refused, so a few large
 * bodies that never end cannot block the site's forms. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemClock } from '#platform/base/clock.ts';
import { Limiter, type Permit } from '#platform/base/limiter.ts';
import { BodyRefusedError } from '#platform/calls/request-body.ts';
import { neighbourhoodOf, networkOf } from '#platform/calls/request-origin.ts';

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

/** Each body counts as if it had come at the minimum rate for so long before, in milliseconds: otherwise one that has just begun would
 * be the slowest. */
const creditMs = 5000;

interface IncomingBody extends Exchange {
  readonly network: string;
  readonly neighbourhood: string;
  readonly startedAt: number;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Bytes of it held in memory. */
  received: number;
  /** It is complete or refused. */
  isOver: boolean;
  readonly windowMs: number;
  /** Its place among those of its network; undefined for one that arrived with its headers. */
  place: Permit | undefined;
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
    return sumReceived([...this.#incoming]);
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
    const { windowMs, quickWindowMs } = this.#limits;
    const startedAt = performance.now();
    const incoming: IncomingBody = {
      ...exchange,
      network: networkOf(visitor),
      neighbourhood: neighbourhoodOf(visitor),
      startedAt,
      controller,
      received: 0,
      isOver: false,
      windowMs: quickAddresses.test(request.url ?? '') ? quickWindowMs : windowMs,
      place: undefined,
      window: { startedAt, received: 0 },
    };
    this.#incoming.add(incoming);
    // By then Node has parsed what arrived with the headers.
    setImmediate(() => {
      this.#takePlace(incoming);
    });
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
      incoming.place?.release();
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

  /** Where no place is left, the slowest body there is refused; of those that send nothing, that is the oldest. */
  #takePlace(incoming: IncomingBody): void {
    const { maxOfVisitor, maxOfNeighbourhood } = this.#limits;
    const { request, visitor, neighbourhood } = incoming;
    if (incoming.isOver || request.complete || !this.#incoming.has(incoming)) return;
    const claims = [
      { key: visitor, max: maxOfVisitor },
      { key: neighbourhood, max: maxOfNeighbourhood },
    ];
    let admission = this.#underWay.take(claims);
    while (admission.type === 'refused') {
      const slowest = this.#findSlowest(admission.claim.key) ?? incoming;
      fail(slowest, new BodyRefusedError('bodies-too-many'));
      if (slowest === incoming) return;
      admission = this.#underWay.take(claims);
    }
    incoming.place = admission.permit;
  }

  /** @param key A visitor or a neighbourhood.
   * @returns The body with a place that has come at the lowest rate. */
  #findSlowest(key: string): IncomingBody | undefined {
    const now = performance.now();
    const computeRate = ({ startedAt, received }: IncomingBody) =>
      (received + (creditMs / 1000) * this.#limits.minRate) / (now - startedAt + creditMs);
    const [slowest] = [...this.#incoming]
      .filter((body) => body.place && !body.isOver && (body.visitor === key || body.neighbourhood === key))
      .sort((one, other) => computeRate(one) - computeRate(other));
    return slowest;
  }

  #end(incoming: IncomingBody): void {
    this.#incoming.delete(incoming);
    incoming.place?.release();
    if (this.#incoming.size > 0) return;
    clearInterval(this.#checking);
    this.#checking = undefined;
  }

  #take(incoming: IncomingBody, chunk: Uint8Array): void {
    const { maxVisitorBytes } = this.#limits;
    const ofVisitor = [...this.#incoming].filter(({ visitor }) => visitor === incoming.visitor);
    const isRoom =
      sumReceived(ofVisitor) + chunk.byteLength <= maxVisitorBytes &&
      this.#makeRoom(incoming, chunk.byteLength);
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
  incoming.place?.release();
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

function sumReceived(incoming: readonly IncomingBody[]): number {
  return incoming.reduce((sum, { received }) => sum + received, 0);
}

/** Whether the client waits for `100 Continue` before it sends the body. */
function isAwaitingPermission({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}
