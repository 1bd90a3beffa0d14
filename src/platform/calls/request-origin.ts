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

/** Whether a page of another site made a browser send the request, as a picture, a frame, a script or a link. Programs and
 * people who type an address are not foreign, so this does for GET what isSameOrigin is too strict for. */
export function isForeign(request: Request): boolean {
  const { headers } = request;
  // A page of another site may order fetches in advance, which Chromium sends with the `none` of a typed address.
  if (headers.get('sec-fetch-site') === 'none') return headers.has('sec-purpose');
  return (headers.has('sec-fetch-site') || headers.has('origin')) && !isSameOrigin(request);
}

/** Whether the answer is for somebody to read: a link of another site counts where it opens a window, and not where that site
 * loads the address as a picture, in a frame or in advance. */
export function isFollowed(request: Request): boolean {
  if (!isForeign(request)) return true;
  const { headers } = request;
  const isWindow =
    headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  return isWindow && !headers.has('sec-purpose');
}

/** Client that rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address, because one client can use
 * any address in them. Whatever counts calls it: Netlify names visitors by their full addresses. What the server has
 * already shortened stays as it is. */
export function countedAs(address: string): string {
  const parsed = parseIpv6(address);
  if (!parsed) return address.slice(0, maxAddressLength);
  return mappedIpv4(parsed) ?? `${firstGroups(parsed, 4)}::/64`;
}

/** Characters of an IPv6 address; text that is no address comes from a proxy. */
const maxAddressLength = 45;

/** Network that limits count by: an IPv4 address, or the first 48 bits of an IPv6 address, since one household gets
 * up to 65,536 networks of 64 bits.
 * @param address With or without a prefix length; text that is not IPv6 is returned as it is. */
export function networkOf(address: string): string {
  const [plain = address] = address.split('/', 1);
  const parsed = parseIpv6(plain);
  return parsed ? (mappedIpv4(parsed) ?? firstGroups(parsed, 3)) : address;
}

function parseIpv6(address: string): ipaddr.IPv6 | undefined {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address) : undefined;
}

function mappedIpv4(parsed: ipaddr.IPv6): string | undefined {
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : undefined;
}

/** @param count Groups of 16 bits. */
function firstGroups({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}

/** Like networkOf, but with IPv4 addresses grouped by their first 24 bits. For limits wide enough to be shared by
 * several visitors. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return ipaddr.IPv4.isValidFourPartDecimal(network) ? network.split('.').slice(0, 3).join('.') : network;
}
