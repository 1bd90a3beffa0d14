/** Requests that are being answered, as far as they share a connection: how many wait in line on one, and what becomes of a
 * body that nobody read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './validate-request.ts';

/** Requests that one connection may send before it is answered. Browsers send one. */
const maxPipelined = 16;

/** How long the rest of a refused body is let pass, so that its sender reads why: milliseconds, and bytes. */
const lingerMs = 5000;
const lingerBytes = 16 * 1024 * 1024;

/** How often that is looked at, in milliseconds. */
const checkMs = 250;

export class Exchanges {
  readonly #open = new WeakMap<Socket, number>();

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
    if (hasBody(request)) response.once('finish', () => letPass(request));
    return true;
  }
}

/** Reads the rest of a body and keeps none of it, for a while: who is cut off while sending never reads the answer. */
function letPass(request: IncomingMessage): void {
  request.resume();
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const startedAt = performance.now();
  const startedBytes = socket.bytesRead;
  const timer = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    const isTooMuch =
      performance.now() - startedAt > lingerMs || socket.bytesRead - startedBytes > lingerBytes;
    if (isOver || isTooMuch) clearInterval(timer);
    if (!isOver && isTooMuch) socket.destroy();
  }, checkMs).unref();
}
