import { securityHeaders } from '#base/security-headers.ts';
import { allowedOrigins } from '#site/headers.ts';
import type { RenderedPage } from './page-renderer.ts';

interface PageResponseOptions {
  readonly status: number;
  readonly isHead: boolean;
  readonly retryAfter?: string | null | undefined;
}

/** A page for one visitor: no cache keeps it, no search engine lists it. */
export function pageResponse(
  { html, settings }: RenderedPage,
  { status, isHead, retryAfter }: PageResponseOptions,
): Response {
  const headers = new Headers({
    ...securityHeaders(allowedOrigins(settings)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });
  if (typeof retryAfter === 'string') headers.set('Retry-After', retryAfter);
  return new Response(isHead ? null : html, { status, headers });
}
