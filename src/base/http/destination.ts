/** Where a request may go. Every caller declares it: an address found in a text is no permission to request it. */
import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';

export type Destination =
  /** The upstream named by a setting. May be this machine or its network. */
  | { readonly type: 'configured'; readonly origins: readonly string[] }
  /** Any host name on the public internet, over https. */
  | { readonly type: 'public' };

export type Trust = Destination['type'];

/** @param url From a setting. */
export function configuredOrigin(url: string): Destination {
  return { type: 'configured', origins: [new URL(url).origin] };
}

/** The host of a setting, over http and https: WordPress uses both for its files. */
export function configuredHost(url: string): Destination {
  const { host } = new URL(url);
  return {
    type: 'configured',
    origins: [new URL(`http://${host}`).origin, new URL(`https://${host}`).origin],
  };
}

export const publicInternet: Destination = { type: 'public' };

/** @returns The trust level of the address; undefined when no destination allows it. */
export function trustOf(address: URL, destinations: readonly Destination[]): Trust | undefined {
  return destinations.find((destination) => covers(destination, address))?.type;
}

function covers(destination: Destination, address: URL): boolean {
  const { protocol, hostname, origin, username, password } = address;
  // Never send credentials that are part of an address.
  if (username !== '' || password !== '') return false;
  if (destination.type === 'configured') return destination.origins.includes(origin);
  // Public upstreams have a name with a dot, no IP address.
  return protocol === 'https:' && /\.[a-z][a-z0-9-]*$/u.test(hostname);
}

const admitted: Readonly<Record<Trust, readonly AddressKind[]>> = {
  configured: ['public', 'internal'],
  public: ['public'],
};

/** Whether connecting to a resolved IP address is allowed. */
function isTrusted(address: string, trust: Trust): boolean {
  return admitted[trust].includes(addressKind(address));
}

// Classifies IP addresses: decides which of them a request may go to.

export type AddressKind =
  /** On the public internet. */
  | 'public'
  /** This machine or its network: allowed only when a setting names the upstream. */
  | 'internal'
  /** Never an upstream: cloud metadata (link-local), multicast, documentation, reserved. */
  | 'unusable';

const internalRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
  'deprecatedSiteLocal',
  // IPv4/IPv6 gateways may lead to internal addresses. A network with IPv6 only needs the first one.
  'rfc6052',
  'rfc6145',
  '6to4',
  'teredo',
]);

/** The assigned public range; all other IPv6 addresses have special purposes. */
const globalUnicast = ipaddr.IPv6.parse('2000::');

/** @param text As returned by a resolver, without brackets. Anything else is unusable. */
function addressKind(text: string): AddressKind {
  if (!ipaddr.isValid(text)) return 'unusable';
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv4') return kindOfRange(address.range());
  const v6 = ipaddr.IPv6.parse(text);
  // No public server uses this notation, but a setting may write 127.0.0.1 this way.
  if (v6.isIPv4MappedAddress()) {
    const kind = kindOfRange(v6.toIPv4Address().range());
    return kind === 'public' ? 'internal' : kind;
  }
  const kind = kindOfRange(v6.range());
  return kind === 'public' && !v6.match(globalUnicast, 3) ? 'unusable' : kind;
}

function kindOfRange(range: string): AddressKind {
  if (range === 'unicast') return 'public';
  return internalRanges.has(range) ? 'internal' : 'unusable';
}

// DNS lookup that returns only allowed addresses. The connection uses exactly the checked addresses, so DNS rebinding
// has no effect.

/** @returns All addresses of a name.
 * @throws Like node:dns. */
export type Resolver = (hostname: string) => Promise<readonly LookupAddress[]>;

export const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true });

/** The name resolves to an address that is not allowed. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';

  constructor() {
    super('The name resolves to an address that may not be asked.');
  }
}

/** @returns A `lookup` function for node:net, which calls it for names only. */
export function guardedLookup(resolver: Resolver, trust: Trust): LookupFunction {
  return (hostname, options, callback) => {
    const fail = (cause: unknown) => {
      callback(cause instanceof Error ? cause : new Error('The name does not resolve.', { cause }), '');
    };
    resolver(hostname).then((found) => {
      const trusted = found.filter(({ address }) => isTrusted(address, trust));
      const family = familyOf(options.family);
      const usable = trusted.filter((one) => family === undefined || one.family === family);
      const [first] = usable;
      // A public name must not resolve to an internal address at all; an internal name may also have a link-local one.
      const isRefused = trust === 'public' ? trusted.length < found.length : trusted.length === 0;
      if (isRefused && found.length > 0) fail(new RefusedAddressError());
      else if (first === undefined) fail(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }));
      else if (options.all === true) callback(null, [...usable]);
      else callback(null, first.address, first.family);
    }, fail);
  };
}

function familyOf(family: number | string | undefined): number | undefined {
  if (family === 4 || family === 'IPv4') return 4;
  return family === 6 || family === 'IPv6' ? 6 : undefined;
}

export interface ConnectOptions {
  /** From a setting: may be this machine or its network. */
  readonly host: string;
  readonly port: number;
  readonly timeMs: number;
}

/** Opens a TCP connection to an upstream without HTTP, such as a mail server.
 * @throws {Error} With a network error code, or ETIMEDOUT. */
export function connectTo({ host, port, timeMs }: ConnectOptions): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: guardedLookup(systemResolver, 'configured') });
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('The connection timed out.'), { code: 'ETIMEDOUT' }));
    }, timeMs);
    const settle = () => {
      clearTimeout(timer);
      socket.removeListener('error', fail);
    };
    const fail = (cause: Error) => {
      settle();
      reject(cause);
    };
    socket.once('error', fail).once('connect', () => {
      settle();
      resolve(socket);
    });
  });
}
