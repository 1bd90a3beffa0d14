/** DNS lookup that returns only allowed addresses. The connection uses exactly the checked addresses, so DNS rebinding
 * has no effect. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type LookupFunction, type Socket, connect } from 'node:net';
import { type Trust, isTrusted } from './destination.ts';

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
      const family = parseFamily(options.family);
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

function parseFamily(family: number | string | undefined): number | undefined {
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
