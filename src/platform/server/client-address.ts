/** The client's address for rate limits: the peer of the connection, or the address reported by our own
 * proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Report } from '#platform/events/site-event.ts';
import { countedAs } from '#platform/calls/request-origin.ts';

/** Number of trusted proxies in front of the server. By default one, if it runs on this machine: the server
 * listens on loopback only, so only a local program could forge the header. */
export type ProxyHops = number | 'auto';

/** Mismatch between proxy headers and settings; see `proxyAdvice`. */
export type ProxyFault =
  'ignored' | 'distant-proxy' | 'too-few' | 'unreadable' | 'another-proxy' | 'another-header';

export interface Client {
  /** An IPv6 address is shortened to its /64 network. */
  readonly address: string;
  readonly fault?: ProxyFault;
}

export interface Connection {
  /** Address of the connection's peer. */
  readonly peer: string;
  /** Values of X-Forwarded-For. */
  readonly forwardedFor: readonly string[];
  /** Whether the header Forwarded (RFC 7239) is present. */
  readonly hasForwarded?: boolean;
}

/** @param hops How many of the last addresses were written by our own proxies; earlier ones may be forged. */
export function resolveClient(connection: Connection, hops: ProxyHops): Client {
  const { peer, forwardedFor, hasForwarded = false } = connection;
  const given = forwardedFor.flatMap((value) => value.split(',')).map((part) => part.trim());
  if (given.length === 0)
    return { address: countedAs(peer), ...(hasForwarded && { fault: 'another-header' }) };
  if (hops === 0) return { address: countedAs(peer), fault: 'ignored' };
  if (hops === 'auto' && !isLoopback(peer)) return { address: countedAs(peer), fault: 'distant-proxy' };
  return givenBy(peer, given, hops);
}

/** @param given Addresses in the order in which the proxies added them. */
function givenBy(peer: string, given: readonly string[], hops: ProxyHops): Client {
  const count = hops === 'auto' ? 1 : hops;
  const address = withoutPort(given.at(-Math.min(count, given.length)) ?? '');
  if (isIP(address) === 0) return { address: countedAs(peer), fault: 'unreadable' };
  const isShort = given.length < count;
  const isOfProxy = hops === 'auto' && given.length > 1 && isPrivate(address);
  const fault = isShort ? 'too-few' : isOfProxy ? 'another-proxy' : undefined;
  return { address: countedAs(address), ...(fault && { fault }) };
}

/** Advice for the operator; never contains a visitor's address. */
export const proxyAdvice = {
  ignored:
    'A proxy reports visitors in X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0: all visitors are counted as one, so a few requests of one visitor block lookups and forms for all. Set it to the number of your proxies, or remove it.',
  'distant-proxy':
    'Another machine reports visitors in X-Forwarded-For, which is read only if TRUSTED_PROXY_HOPS is set: if it is your proxy, all its visitors are counted as one, so a few requests of one visitor block lookups and forms for all. Set TRUSTED_PROXY_HOPS to the number of your proxies (1 for one proxy in another container or on another machine), or to 0 if visitors reach this server without one.',
  'too-few':
    'X-Forwarded-For has fewer addresses than TRUSTED_PROXY_HOPS: requests bypass a proxy, or the number is too large.',
  unreadable:
    "The visitor's address in X-Forwarded-For is invalid: visitors are counted as one. Configure the proxy in front of this server to append the address of its client.",
  'another-proxy':
    'There is another proxy, on a private network, in front of the proxy on this machine: visitors are counted by its address. Set TRUSTED_PROXY_HOPS to the number of your proxies.',
  'another-header':
    'A proxy reports visitors in Forwarded, which is not read: all visitors are counted as one. Configure it to send X-Forwarded-For.',
} as const satisfies Record<ProxyFault, string>;

/** Reports each proxy fault once. */
export class ClientAddresses {
  readonly #hops: ProxyHops;
  readonly #report: Report;
  // Bounded by the number of kinds of fault.
  readonly #seen = new Set<ProxyFault>();

  constructor(hops: ProxyHops, report: Report) {
    this.#hops = hops;
    this.#report = report;
  }

  /** Faults found in headers so far. */
  get faults(): readonly ProxyFault[] {
    return [...this.#seen];
  }

  /** Whether a connection is a visitor's own, and not one of a proxy that connects for many. */
  isOfVisitor(peer: string): boolean {
    return this.#hops === 'auto' ? !isLoopback(peer) : this.#hops === 0;
  }

  resolveAddress({ socket, headersDistinct }: IncomingMessage): string {
    const { address, fault } = resolveClient(
      {
        peer: socket.remoteAddress ?? '',
        forwardedFor: headersDistinct['x-forwarded-for'] ?? [],
        hasForwarded: headersDistinct.forwarded !== undefined,
      },
      this.#hops,
    );
    if (fault && !this.#seen.has(fault)) {
      this.#seen.add(fault);
      this.#report({ type: 'proxy-fault', advice: proxyAdvice[fault] });
    }
    return address;
  }
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(written: string): string {
  const { bracketed, v4 } =
    /^(?:\[(?<bracketed>[^\]]*)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/u.exec(written)?.groups ?? {};
  return bracketed ?? v4 ?? written;
}

function isLoopback(peer: string): boolean {
  return peer === '::1' || /^(?:::ffff:)?127\./u.test(peer);
}

/** Whether the address is private (RFC 1918, RFC 4193) or loopback. */
function isPrivate(address: string): boolean {
  return (
    isLoopback(address) ||
    /^(?:::ffff:)?(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/u.test(address) ||
    /^f[cd][\da-f]{2}:/iu.test(address)
  );
}
