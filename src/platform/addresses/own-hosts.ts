/** Which hosts are the same place: the one answer for links, files and checks of the content. */

/** The name of a host, however an address spells it: with or without `www`, with a port or the default one, with a dot at its end.
 * A number (and this machine) keeps its port, because programs beside each other differ in nothing else. */
export function hostName({ hostname, host }: Pick<URL, 'hostname' | 'host'>): string {
  const isNumbered = hostname === 'localhost' || hostname.startsWith('[') || /^[\d.]+$/u.test(hostname);
  return isNumbered ? host : hostname.replace(/\.$/u, '').replace(/^www\./u, '');
}

/** Whether an address of the web is on the host of another one, with or without TLS. */
export function isOnHostOf(address: URL, place: URL): boolean {
  return /^https?:$/u.test(address.protocol) && hostName(address) === hostName(place);
}
