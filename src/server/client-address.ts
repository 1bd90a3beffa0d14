import { isIPv6 } from 'node:net';

/** Who asks, for counting requests. A network of IPv6 counts as one visitor, since each has more addresses than
 * anybody can count.
 * @param peer Other end of the connection.
 * @param forwarded Values of X-Forwarded-For.
 * @param trustedHops How many of the last addresses were written by proxies of our own; what stands before them
 * anybody may have made up. */
export function clientAddress(peer: string, forwarded: readonly string[], trustedHops: number): string {
  const chain = [...forwarded.flatMap((value) => value.split(',')).map((part) => part.trim()), peer];
  const address = chain.at(-1 - Math.min(trustedHops, chain.length - 1)) ?? peer;
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.groups?.v4;
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address.slice(0, 45);
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::', 2);
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...gap, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
