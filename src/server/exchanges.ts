/** Requests that are being answered, as far as they share a connection: how many wait in line on one, and what becomes of a
 * body that nobody read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RefusedBodies } from './refused-bodies.ts';
import { hasBody } from './validate-request.ts';

/** Requests that one connection may send before it is answered. Browsers send one. */
const maxPipelined = 16;

export class Exchanges {
  readonly #open = new WeakMap<Socket, number>();
  readonly #refused = new RefusedBodies();

  /** @returns Whether the request may be answered; else its connection is gone. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const open = (this.#open.get(socket) ?? 0) + 1;
    if (open > maxPipelined) {
      socket.destroy();
      return false;
    }
    this.#open.set(socket, open);
    response.once('close', () => {
      this.#open.set(socket, (this.#open.get(socket) ?? 1) - 1);
    });
    // Before Node lets go of the body in its own way.
    if (hasBody(request))
      response.prependOnceListener('finish', () => {
        this.#refused.letPass(request);
      });
    return true;
  }
}
