/** Classifies IP addresses: decides which of them a request may go to. */
import ipaddr from 'ipaddr.js';

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
export function addressKind(text: string): AddressKind {
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
