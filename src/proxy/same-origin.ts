/** Whether a request comes from a page of our own, a plain form of it included. Nothing else may post.
 * Browsers set both headers themselves; a page cannot forge them. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // An older browser. The scheme is not compared: a proxy that ends TLS hides it from us.
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
