/** The feeds of unserved addresses: made for one request from the live list. */
import { answerSecurityHeaders, sharedFileHeaders } from '#base/security-headers.ts';
import { unservedAnswerSchema } from '#model/live-answer.ts';
import { parseOwnPath } from '#model/page-path.ts';
import type { UnservedFeed } from '#model/unserved-feed.ts';
import type { Api } from '#proxy/api.ts';
import { keptHeaders } from './page-response.ts';
import type { Renderer } from './page-renderer.ts';

interface FeedContext {
  readonly renderer: Renderer;
  readonly api: Api;
  readonly feed: UnservedFeed;
  readonly clientAddress: string;
}

const path = parseOwnPath('/customer-support/unserved-addresses');

/** Seconds after which a reader may ask again. */
const retrySeconds = '300';

/** A list that is old or failed is no feed: a reader would take its empty list for good news, and keeps what it has instead. */
export async function answerUnservedFeed(
  request: Request,
  { renderer, api, feed, clientAddress }: FeedContext,
): Promise<Response> {
  const found = await api(new Request(new URL('/api/unserved', request.url)), clientAddress);
  if (!found.ok) return unavailableFeed(found.headers.get('retry-after') ?? retrySeconds);
  const answer = unservedAnswerSchema.parse(await found.json());
  if (answer.isStale) return unavailableFeed(retrySeconds);
  const visit = { unservedFeed: { ...feed, answer } };
  const { html: xml } = await renderer.render({ path, locale: feed.locale, visit });
  return new Response(request.method === 'HEAD' ? null : xml, {
    headers: {
      ...answerSecurityHeaders,
      ...sharedFileHeaders,
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...keptHeaders(found.headers),
    },
  });
}

function unavailableFeed(retryAfter: string): Response {
  return new Response(null, {
    status: 503,
    headers: { ...answerSecurityHeaders, 'Cache-Control': 'no-store', 'Retry-After': retryAfter },
  });
}
