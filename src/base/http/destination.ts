/** Where a request may go. The caller decides: an address found in a text is never requested for that alone. */
import { addressKind, type AddressKind } from './address-kind.ts';

export type Destination =
  /** The upstream that a setting names. It may stand on this machine or in its network. */
  | { readonly type: 'configured'; readonly origins: readonly string[] }
  /** Any name of the public internet, encrypted. */
  | { readonly type: 'public' };

export type Trust = Destination['type'];

/** @param url Of a setting. */
export function configuredOrigin(url: string): Destination {
  return { type: 'configured', origins: [new URL(url).origin] };
}

/** The host of a setting, encrypted or not: WordPress names its files as it likes. */
export function configuredHost(url: string): Destination {
  const { host } = new URL(url);
  return {
    type: 'configured',
    origins: [new URL(`http://${host}`).origin, new URL(`https://${host}`).origin],
  };
}

export const publicInternet: Destination = { type: 'public' };

/** @returns How far the address is trusted; undefined when none of the destinations has it. */
export function trustOf(address: URL, destinations: readonly Destination[]): Trust | undefined {
  return destinations.find((destination) => covers(destination, address))?.type;
}

function covers(destination: Destination, address: URL): boolean {
  const { protocol, hostname, origin, username, password } = address;
  // A name and a password in an address are for whoever it was meant for.
  if (username !== '' || password !== '') return false;
  if (destination.type === 'configured') return destination.origins.includes(origin);
  // Nobody on the internet is known by numbers, or by a word without a dot.
  return protocol === 'https:' && /\.[a-z][a-z0-9-]*$/u.test(hostname);
}

const admitted: Readonly<Record<Trust, readonly AddressKind[]>> = {
  configured: ['public', 'internal'],
  public: ['public'],
};

/** Whether a connection may be made to an address that a name resolves to. */
export function isTrusted(address: string, trust: Trust): boolean {
  return admitted[trust].includes(addressKind(address));
}
