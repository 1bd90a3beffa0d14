/** Networks of visitors: what one household or one rented machine can send from. */
import ipaddr from 'ipaddr.js';

/** Whoever has IPv6 has at least 65,536 networks of the kind that an address is counted by, so here they count as one. */
export function networkOf(address: string): string {
  const [plain = address] = address.split('/', 1);
  if (!ipaddr.IPv6.isValid(plain)) return address;
  const parsed = ipaddr.IPv6.parse(plain);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
}

/** What one sender can come from with many addresses: as above, and 256 neighbours of IPv4. For limits that leave room for
 * others who share it. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? network.split('.').slice(0, 3).join('.') : network;
}
