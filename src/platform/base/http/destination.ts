/** Where a request may go. Every caller declares it: an address found in a text is no permission to request it. */
import { type AddressKind, addressKind } from './reachable-addresses.ts';

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
export function findTrust(address: URL, destinations: readonly Destination[]): Trust | undefined {
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
export function isTrusted(address: string, trust: Trust): boolean {
  return admitted[trust].includes(addressKind(address));
}
