/** The connections of the server: how many there are, and which gives way when there are too many. A new one always finds room: the
 * network that holds most loses the one on which its visitor has made the server wait longest. */
import type { Socket } from 'node:net';
import { systemClock } from '#platform/base/clock.ts';
import { type Admission, Limiter } from '#platform/base/limiter.ts';
import { countedAs, neighbourhoodOf } from '#platform/calls/request-origin.ts';

export interface ConnectionLimits {
  readonly max: number;
  /** Of one address (IPv6: /64), and of its neighbourhood (/24, /48). They are not for proxies, which connect for all their visitors. */
  readonly ofAddress: number;
  readonly ofNeighbourhood: number;
}

export const connectionLimits: ConnectionLimits = { max: 2000, ofAddress: 500, ofNeighbourhood: 1000 };

/** As many of a hundred give way at once, so that looking for them costs little for each new one. */
const batchPercent = 1;

interface Held {
  readonly socket: Socket;
  readonly startedAt: number;
  readonly peer: string;
  /** Of the visitor whose request is in progress, where the peer is a proxy. */
  visitor: string | undefined;
}

interface Surroundings {
  /** Whether a peer is a visitor. */
  readonly isOfVisitor: (peer: string) => boolean;
  /** @returns Since when the server waits for the peer, as of performance.now(). undefined: the peer waits for the server.
   * @param startedAt When it connected. */
  readonly waitsSince: (socket: Socket, startedAt: number) => number | undefined;
  readonly end: (socket: Socket) => void;
}

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #surroundings: Surroundings;
  // Bounded by `limits.max`.
  readonly #held = new Map<Socket, Held>();
  readonly #limiter = new Limiter({ name: 'connections', windowMs: 0, clock: systemClock });

  constructor(surroundings: Surroundings, limits: ConnectionLimits = connectionLimits) {
    this.#surroundings = surroundings;
    this.#limits = limits;
  }

  get size(): number {
    return this.#held.size;
  }

  accept(socket: Socket): void {
    // It may have broken off already.
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return;
    const peer = neighbourhoodOf(countedAs(remoteAddress));
    const admission = this.#surroundings.isOfVisitor(remoteAddress)
      ? this.#admit(countedAs(remoteAddress), peer)
      : undefined;
    if (admission?.type === 'refused') {
      socket.destroy();
      return;
    }
    if (this.#held.size >= this.#limits.max) this.#makeRoom();
    this.#held.set(socket, { socket, startedAt: performance.now(), peer, visitor: undefined });
    socket.once('close', () => {
      this.#held.delete(socket);
      admission?.permit.release();
    });
  }

  /** @param visitor Neighbourhood of the visitor whose request this connection carries; undefined: of nobody. */
  noteVisitor(socket: Socket, visitor: string | undefined): void {
    const held = this.#held.get(socket);
    if (held) held.visitor = visitor;
  }

  #admit(address: string, neighbourhood: string): Admission {
    const { ofAddress, ofNeighbourhood } = this.#limits;
    return this.#limiter.take([
      { key: address, max: ofAddress },
      { key: neighbourhood, max: ofNeighbourhood },
    ]);
  }

  #makeRoom(): void {
    const now = performance.now();
    const counts = new Map<string, number>();
    const candidates = [...this.#held.values()].map((held) => {
      const network = held.visitor ?? held.peer;
      counts.set(network, (counts.get(network) ?? 0) + 1);
      return { held, network, since: this.#surroundings.waitsSince(held.socket, held.startedAt) ?? now };
    });
    const findCount = ({ network }: { readonly network: string }) => counts.get(network) ?? 0;
    const batch = Math.ceil((this.#limits.max * batchPercent) / 100);
    for (let cut = 0; cut < batch; cut += 1) {
      const victim = candidates
        .filter(({ held }) => this.#held.has(held.socket))
        .reduce((one, other) => {
          const more = findCount(other) - findCount(one);
          return more > 0 || (more === 0 && other.since < one.since) ? other : one;
        });
      counts.set(victim.network, findCount(victim) - 1);
      this.#held.delete(victim.held.socket);
      this.#surroundings.end(victim.held.socket);
    }
  }
}
