/** How many requests of one network are in progress at once. What is answered from memory is none of them: it is sent before the next
 * one is read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemClock } from '#platform/base/clock.ts';
import { Limiter } from '#platform/base/limiter.ts';
import { neighbourhoodOf } from '#platform/calls/request-origin.ts';
import type { ClientAddresses } from './client-address.ts';
import type { Connections } from './connections.ts';

export interface ProgressLimits {
  /** Of one address (IPv6: /64), and of its neighbourhood (/24, /48). */
  readonly ofAddress: number;
  readonly ofNeighbourhood: number;
}

/** A page asks for a few things at once, however few requests a minute are admitted. */
const minOfAddress = 60;

/** Twice what one endpoint admits in a minute: a reader of all feeds of unserved addresses (234) asks for them at once. A network of 64
 * bits has many neighbours with one owner. */
export function progressLimits(ratePerMinute: number): ProgressLimits {
  const ofAddress = Math.max(minOfAddress, 2 * ratePerMinute);
  return { ofAddress, ofNeighbourhood: 2 * ofAddress };
}

export class RequestsInProgress {
  readonly #limits: ProgressLimits;
  readonly #clients: Pick<ClientAddresses, 'resolveAddress'>;
  readonly #connections: Pick<Connections, 'noteVisitor'>;
  readonly #limiter = new Limiter({ name: 'requests in progress', windowMs: 0, clock: systemClock });

  constructor(
    clients: Pick<ClientAddresses, 'resolveAddress'>,
    connections: Pick<Connections, 'noteVisitor'>,
    limits: ProgressLimits,
  ) {
    this.#clients = clients;
    this.#connections = connections;
    this.#limits = limits;
  }

  /** @returns Whose request it is (/24, /48). It is in progress until its response is sent or its connection ends. undefined: it may not be
   * answered. */
  admit(request: IncomingMessage, response: ServerResponse): string | undefined {
    const { ofAddress, ofNeighbourhood } = this.#limits;
    const address = this.#clients.resolveAddress(request);
    const neighbourhood = neighbourhoodOf(address);
    const admission = this.#limiter.take([
      { key: address, max: ofAddress },
      { key: neighbourhood, max: ofNeighbourhood },
    ]);
    if (admission.type === 'refused') return undefined;
    const { socket } = request;
    this.#connections.noteVisitor(socket, neighbourhood);
    response.once('close', () => {
      this.#connections.noteVisitor(socket, undefined);
      admission.permit.release();
    });
    return neighbourhood;
  }
}
