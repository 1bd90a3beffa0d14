/** The feeds of unserved addresses and the same list as open data: made for one request from the live list. */
import { atomType } from '#base/content-types.ts';
import { digest } from '#base/digest.ts';
import { isKnownTag } from '#base/http/entity-tag.ts';
import { answerSecurityHeaders, sharedFileHeaders } from '#base/security-headers.ts';
import { unservedAnswerSchema } from '#model/unserved-answer.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { tallinnInstant } from '#model/tallinn-instant.ts';
import type { UnservedFeed } from '#model/unserved-feed.ts';
import type { Api } from '#proxy/api.ts';
import { openDataHeaders } from '#site/open-data.ts';
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
  if (!found.ok) return unavailableFeed(feed, found.headers.get('retry-after') ?? retrySeconds);
  const answer = unservedAnswerSchema.parse(await found.json());
  if (answer.isStale) return unavailableFeed(feed, retrySeconds);
  const visit = { unservedFeed: { ...feed, answer } };
  const { html: text } = await renderer.render({ path, locale: feed.locale, visit });
  const etag = etagOf(text, answer.asOf);
  const headers = { ...headersOf(feed), ...keptHeaders(found.headers), ETag: etag };
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: { ...headers, 'Content-Type': typeOf(feed) },
  });
}

const typeOf = ({ isOpenData }: UnservedFeed): string =>
  isOpenData === true ? 'application/json; charset=utf-8' : atomType;

const headersOf = ({ isOpenData }: UnservedFeed) => ({
  ...answerSecurityHeaders,
  ...(isOpenData === true ? openDataHeaders : sharedFileHeaders),
  'X-Robots-Tag': 'noindex',
});

/** Weak: the source is asked again every few minutes, and a list that only says when is the same for its readers. */
const etagOf = (text: string, asOf: string): string =>
  `W/"${digest(text.replaceAll(tallinnInstant(Date.parse(asOf)), ''))}"`;

function unavailableFeed(feed: UnservedFeed, retryAfter: string): Response {
  return new Response(null, {
    status: 503,
    headers: { ...headersOf(feed), 'Cache-Control': 'no-store', 'Retry-After': retryAfter },
  });
}
