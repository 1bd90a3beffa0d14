/** Where a request comes from: whether a page of this site sent it, and from which network. */
import ipaddr from 'ipaddr.js';

/** Whether a page of this site sent the request, by script or as a plain form. Only such requests may POST.
 * Browsers set both headers themselves; scripts of other sites cannot change them. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Older browsers send only Origin. The scheme is not compared: behind a proxy that ends TLS it is always http.
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Network that limits count by: an IPv4 address, or the first 48 bits of an IPv6 address, since one household gets
 * up to 65,536 networks of 64 bits.
 * @param address With or without a prefix length; text that is not IPv6 is returned as it is. */
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

/** Like networkOf, but with IPv4 addresses grouped by their first 24 bits. For limits wide enough to be shared by
 * several visitors. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? network.split('.').slice(0, 3).join('.') : network;
}
