/** Address of directions to a place, on the site of a map service, which receives nothing before the visitor follows
 * the link.
 * @param address In Estonia. */
export function directionsTo(address: string): string {
  const destination = new URLSearchParams({ api: '1', destination: `${address}, Eesti` });
  return `https://www.google.com/maps/dir/?${destination.toString()}`;
}
