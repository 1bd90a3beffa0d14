/** Requests of one connection: answered in order, few may be pipelined, and an unread body is drained. Every request
 * passes through here, because Node creates an object for each request it parses and buffers every response that the
 * client does not read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-validity.ts';
import { type LingerLimits, RefusedBodies } from './refused-bodies.ts';

/** Maximum pipelined requests of one connection. Browsers send one. */
const maxPipelined = 16;

/** Idle timeout in milliseconds while a response is made or sent, for clients that stop reading. Longer than
 * any response takes: a page that waits for a thread to start on a busy machine takes over a minute. */
export const maxSilenceMs = 120_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface WaitingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Line {
  isAnswering: boolean;
  /** In order of arrival. Bounded by `maxPipelined`. */
  readonly waiting: WaitingRequest[];
  /** When its last request came, as of performance.now(). */
  movedAt: number;
  /** What is being answered, unless that was done at once. */
  current: WaitingRequest | undefined;
  /** Requests beyond the connection's limit; the connection closes after the last one. */
  surplus: number;
  /** Created once for all requests of the connection. */
  readonly answerNext: () => void;
}

interface ExchangeOptions {
  readonly silenceMs?: number;
  readonly linger?: LingerLimits;
}

export class Exchanges {
  readonly #answer: Answer;
  readonly #silenceMs: number;
  readonly #lines = new WeakMap<Socket, Line>();
  readonly #refused: RefusedBodies;

  /** @param answer Responds to one request. The next request of its connection waits until the response is
   * sent, so a client that does not read keeps only one response in memory.
   * @param options.silenceMs A connection idle for this long before its response is sent is closed. */
  constructor(answer: Answer, { silenceMs = maxSilenceMs, linger }: ExchangeOptions = {}) {
    this.#answer = answer;
    this.#refused = new RefusedBodies(cut, linger);
    this.#silenceMs = silenceMs;
  }

  /** Responds to a request in its turn. A connection that sends too many is closed, and its remaining
   * requests get no response. */
  accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Nothing is answered any more after a refused body.
    if (!socket.writable) return;
    const line = this.#getLine(socket);
    line.movedAt = performance.now();
    if (!line.isAnswering) this.#begin(line, request, response);
    else if (line.waiting.length + 1 < maxPipelined) line.waiting.push({ request, response });
    else cut(socket);
  }

  /** A request that Node itself refuses, because the connection has reached its limit. */
  countSurplus(socket: Socket): void {
    const line = this.#getLine(socket);
    line.surplus += 1;
    if (line.surplus > maxPipelined) cut(socket);
  }

  /** @param startedAt When the connection was opened.
   * @returns Since when the server waits for what the peer sends or reads; undefined while the peer waits for a response. */
  waitsSince(socket: Socket, startedAt: number): number | undefined {
    const line = this.#lines.get(socket);
    if (!line) return startedAt;
    const isBeingMade = line.current?.request.complete === true && !line.current.response.headersSent;
    return isBeingMade ? undefined : line.movedAt;
  }

  /** @returns Whether the response is already sent, so that the next one may begin. */
  #begin(line: Line, request: IncomingMessage, response: ServerResponse): boolean {
    line.isAnswering = true;
    if (hasBody(request)) this.#endUnlessRead(request, response);
    this.#answer(request, response);
    // Most responses are sent by now. A listener and a timer for each would cost 5 % of the server's time.
    if (response.writableEnded && response.writableLength === 0) {
      line.isAnswering = false;
      return true;
    }
    line.current = { request, response };
    response.on('close', line.answerNext);
    // Node sets its own timeout when the response is sent (keepAliveTimeout).
    request.socket.setTimeout(this.#silenceMs);
    return false;
  }

  /** A response that is sent before the body has come to its end, closes the connection. */
  #endUnlessRead(request: IncomingMessage, response: ServerResponse): void {
    const isKept = response.shouldKeepAlive;
    response.shouldKeepAlive = false;
    request.once('end', () => {
      response.shouldKeepAlive = isKept;
    });
    // Before Node drains the body in its own way.
    response.prependOnceListener('finish', () => {
      this.#refused.letPass(request);
    });
  }

  #getLine(socket: Socket): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = {
      isAnswering: false,
      waiting: [],
      movedAt: 0,
      current: undefined,
      surplus: 0,
      answerNext: () => {
        line.isAnswering = false;
        line.current = undefined;
        // Nothing can be sent after the last response of a connection, or on a closed one.
        if (!socket.writable) line.waiting.length = 0;
        for (let next = line.waiting.shift(); next; next = line.waiting.shift()) {
          const isSent = this.#begin(line, next.request, next.response);
          if (!isSent) break;
        }
      },
    };
    this.#lines.set(socket, line);
    return line;
  }
}

/** Closes a connection and discards input that is not parsed yet. From 64 KB that arrived at once, Node would
 * parse some 2,000 requests even for a closed connection, and block all others meanwhile. There is no public
 * way to stop it: this makes its parser accept no more requests. server.test.ts fails if this
 * has no effect. */
export function cut(socket: Socket): void {
  socket.destroy();
  const parser: unknown = 'parser' in socket ? socket.parser : undefined;
  if (typeof parser === 'object' && parser !== null) Object.assign(parser, { onIncoming: () => -1 });
}
