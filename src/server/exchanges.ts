/** Requests as far as they share a connection: they are answered one after another, few may wait in line, and an
 * unread body is drained. Every request goes through here, because Node makes an object for each that it
 * reads, and holds every response that the visitor does not read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RefusedBodies } from './refused-bodies.ts';
import { hasBody } from './validate-request.ts';

/** Requests that one connection may send before it is answered. Browsers send one. */
const maxPipelined = 16;

/** Milliseconds without a byte in either direction while an answer is made or taken, as of a client that does not read.
 * Longer than any answer takes: a page that waits for a thread to start, on a busy machine, takes more than a minute. */
const maxSilenceMs = 120_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface WaitingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Line {
  isAnswering: boolean;
  /** Bounded by `maxPipelined`. In the order in which they came. */
  readonly waiting: WaitingRequest[];
  /** Requests beyond those that a connection may send at all; it ends after the last one. */
  surplus: number;
  /** Made once for all requests of the connection. */
  readonly answerNext: () => void;
}

export class Exchanges {
  readonly #answer: Answer;
  readonly #silenceMs: number;
  readonly #lines = new WeakMap<Socket, Line>();
  readonly #refused = new RefusedBodies();

  /** @param answer Answers one request. The next one of its connection has its turn when the answer is sent, so that what
   * a visitor does not take holds one answer in memory.
   * @param options.silenceMs A connection that is silent for so long before its answer is sent ends. */
  constructor(answer: Answer, { silenceMs = maxSilenceMs }: { readonly silenceMs?: number } = {}) {
    this.#answer = answer;
    this.#silenceMs = silenceMs;
  }

  /** Answers a request in its turn. A connection that sends too many ends, and nothing more of it is answered. */
  accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = this.#lineOf(socket);
    if (!line.isAnswering) this.#begin(line, request, response);
    else if (line.waiting.length + 1 < maxPipelined) line.waiting.push({ request, response });
    else cut(socket);
  }

  /** Of a request that Node refuses by itself, since the connection has sent as many as it may. */
  countSurplus(socket: Socket): void {
    const line = this.#lineOf(socket);
    line.surplus += 1;
    if (line.surplus > maxPipelined) cut(socket);
  }

  /** @returns Whether the answer is sent already, so that the next one may begin. */
  #begin(line: Line, request: IncomingMessage, response: ServerResponse): boolean {
    line.isAnswering = true;
    // Before Node lets go of the body in its own way.
    if (hasBody(request))
      response.prependOnceListener('finish', () => {
        this.#refused.letPass(request);
      });
    this.#answer(request, response);
    // Most answers are sent by then. A listener and a timer for each of them would cost a twentieth of the server's time.
    if (response.writableEnded && response.writableLength === 0) {
      line.isAnswering = false;
      return true;
    }
    response.on('close', line.answerNext);
    // Node sets a limit of its own when the answer is sent (keepAliveTimeout).
    request.socket.setTimeout(this.#silenceMs);
    return false;
  }

  #lineOf(socket: Socket): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = {
      isAnswering: false,
      waiting: [],
      surplus: 0,
      answerNext: () => {
        line.isAnswering = false;
        // Behind the last answer of a connection, or on one that is gone, nothing can be sent.
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

/** Ends a connection, and with it what was read of it and is no request yet. Of 64 KB that have come at once Node makes
 * requests to the end, some 2,000, for a connection that is gone too; meanwhile no other request is answered. There is no
 * public way to stop it: this is how its parser learns that no more requests are accepted. exchanges.test.ts fails where
 * that has no effect. */
function cut(socket: Socket): void {
  socket.destroy();
  const parser: unknown = 'parser' in socket ? socket.parser : undefined;
  if (typeof parser === 'object' && parser !== null) Object.assign(parser, { onIncoming: () => -1 });
}
