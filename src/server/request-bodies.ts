/** Bodies of requests on their way in. Nothing is read before whoever answers asks for it; what is read is bounded: by the
 * rate at which it has to arrive, by bytes that one visitor may have under way, and by bytes that all have together. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyRefusedError } from '#proxy/request-body.ts';

export interface BodyLimits {
  /** Milliseconds that a sender has before the rate counts. */
  readonly graceMs: number;
  /** Bytes a second, over the whole body. */
  readonly minRate: number;
  /** Bytes under way of all visitors. */
  readonly maxTotalBytes: number;
  /** Bytes under way of one visitor: two of the largest forms. */
  readonly maxVisitorBytes: number;
}

export const bodyLimits: BodyLimits = {
  graceMs: 5000,
  minRate: 1024,
  maxTotalBytes: 20 * 1024 * 1024,
  maxVisitorBytes: 9 * 1024 * 1024,
};

/** How often rates are looked at, in milliseconds. */
const checkMs = 500;

interface Incoming extends Exchange {
  readonly startedAt: number;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  received: number;
  isOver: boolean;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visitor: string;
}

export class RequestBodies {
  readonly #limits: BodyLimits;
  // Bounded by the connections that the server takes: an entry goes with its answer.
  readonly #incoming = new Set<Incoming>();
  #checking: NodeJS.Timeout | undefined;

  constructor(limits: BodyLimits = bodyLimits) {
    this.#limits = limits;
  }

  /** Bytes that are held at this moment. */
  get heldBytes(): number {
    return sumOf([...this.#incoming]);
  }

  /** @returns The body, of which nothing is read until somebody reads it. */
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
          // The connection stays whole: whoever sends learns why the body was refused.
          request.removeAllListeners('data');
        },
      },
      { highWaterMark: 0 },
    );
  }

  #begin(exchange: Exchange, controller: ReadableStreamDefaultController<Uint8Array>): void {
    const { request, response } = exchange;
    const incoming = { ...exchange, controller, startedAt: performance.now(), received: 0, isOver: false };
    this.#incoming.add(incoming);
    // What was read is held until it is answered.
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
    // An error or the end of the connection; the answer to it reaches nobody.
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

  #end(incoming: Incoming): void {
    this.#incoming.delete(incoming);
    if (this.#incoming.size > 0) return;
    clearInterval(this.#checking);
    this.#checking = undefined;
  }

  #take(incoming: Incoming, chunk: Uint8Array): void {
    const { maxTotalBytes, maxVisitorBytes } = this.#limits;
    const all = [...this.#incoming];
    const ofVisitor = all.filter(({ visitor }) => visitor === incoming.visitor);
    const isRoom =
      sumOf(all) + chunk.byteLength <= maxTotalBytes &&
      sumOf(ofVisitor) + chunk.byteLength <= maxVisitorBytes;
    if (isRoom) {
      incoming.received += chunk.byteLength;
      incoming.controller.enqueue(chunk);
    } else fail(incoming, new BodyRefusedError('bodies-too-many'));
  }

  #check(): void {
    const now = performance.now();
    for (const incoming of this.#incoming) {
      if (isTooSlow(incoming.received, now - incoming.startedAt, this.#limits))
        fail(incoming, new BodyRefusedError('body-too-slow'));
    }
  }
}

function fail(incoming: Incoming, cause: Error): void {
  if (incoming.isOver) return;
  const { request, controller } = incoming;
  incoming.isOver = true;
  request.removeAllListeners('data');
  controller.error(cause);
}

/** @param elapsedMs Since the body was begun to be read. */
function isTooSlow(
  receivedBytes: number,
  elapsedMs: number,
  { graceMs, minRate }: Pick<BodyLimits, 'graceMs' | 'minRate'>,
): boolean {
  return elapsedMs > graceMs && receivedBytes < (elapsedMs / 1000) * minRate;
}

function sumOf(incoming: readonly Incoming[]): number {
  return incoming.reduce((sum, { received }) => sum + received, 0);
}

/** Whether the sender waits with the body until it is told to go on. */
function isAwaitingPermission({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}
