/** Headers of live answers: what may keep them, for how long, and nothing may frame, guess or index them. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import type { LiveAnswer } from './endpoint.ts';
import { type Refusal, refusals } from './refusal.ts';

const always = {
  'Content-Type': 'application/json; charset=utf-8',
  ...answerSecurityHeaders,
  'X-Robots-Tag': 'noindex',
};

interface HeaderOptions {
  /** Caches that serve many visitors may keep it. */
  readonly isShared: boolean;
  /** The visitor's own browser may keep it. */
  readonly isKept: boolean;
  readonly requestId: string;
}

/** Seconds for which a browser does not ask again for what shared caches keep. */
const browserSeconds = 30;

export function answerHeaders({ freshMs, from }: LiveAnswer, options: HeaderOptions): Headers {
  const { isShared, isKept, requestId } = options;
  const seconds = Math.floor(freshMs / 1000);
  const headers = new Headers({
    ...always,
    'Cache-Control': 'no-store',
    'Server-Timing': `cache;desc=${from.cache}`,
    'X-Request-Id': requestId,
  });
  if (isKept && !isShared && seconds > 0) headers.set('Cache-Control', `private, max-age=${seconds}`);
  if (isKept && isShared && seconds > 0) {
    headers.set('Cache-Control', `public, max-age=${Math.min(seconds, browserSeconds)}`);
    headers.set('Netlify-CDN-Cache-Control', `public, durable, s-maxage=${seconds}`);
  }
  return headers;
}

export function refusalHeaders({ code, allow, retryAfterSeconds }: Refusal, requestId: string): Headers {
  return new Headers({
    ...always,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...(allow !== undefined && { Allow: allow }),
    // HTTP asks for it with 401.
    ...(refusals[code].status === 401 && { 'WWW-Authenticate': 'Webhook-Signature' }),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
}
