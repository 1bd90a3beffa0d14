/** Returns the value of a cookie from the header Cookie. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
