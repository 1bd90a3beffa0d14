/** What an address of the network is good for: which of them a request may go to is decided by this alone. */
import ipaddr from 'ipaddr.js';

export type AddressKind =
  /** Of the public internet. */
  | 'public'
  /** Of this machine or of its network: only where a setting names the upstream. */
  | 'internal'
  /** No upstream stands there: metadata of a cloud (link-local), multicast, documentation, reserved. */
  | 'unusable';

const internalRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
  'deprecatedSiteLocal',
  // Gateways between IPv4 and IPv6: what they lead to may be internal, though a network of IPv6 alone needs the first.
  'rfc6052',
  'rfc6145',
  '6to4',
  'teredo',
]);

/** Addresses that the internet hands out; all others of IPv6 are for something else. */
const globalUnicast = ipaddr.IPv6.parse('2000::');

/** @param text As a resolver gives it, without brackets. What is no address is unusable. */
export function addressKind(text: string): AddressKind {
  if (!ipaddr.isValid(text)) return 'unusable';
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv4') return kindOfRange(address.range());
  const v6 = ipaddr.IPv6.parse(text);
  // Written so nobody's server is named on the internet; a setting may write 127.0.0.1 that way.
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
