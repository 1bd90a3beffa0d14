/** Forms that the browser itself posts to a page, with what must be in no address. */
import { failure, type Result, success } from '#platform/base/result.ts';
import { noProof, proofHeader } from '#platform/protocol/proof-header.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import type { PlatformCode } from '#platform/calls/refusal.ts';
import { readQuery } from '#platform/calls/request-fields.ts';
import { readRequestBody, toBodyFault } from '#platform/calls/request-body.ts';
import { isSameOrigin } from '#platform/calls/request-origin.ts';
import type { MadeKind, PageLimits } from './page-limits.ts';
import { plainRefusal, retryLater } from './page-response.ts';
import { WorkError } from '#platform/base/threads/work-error.ts';

/** Bytes: these forms have some short fields. */
const limitBytes = 2048;

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu;

interface PostContext {
  readonly limits: PageLimits;
  readonly clientAddress: string;
  /** What a post counts as. */
  readonly counts: readonly MadeKind[];
}

/** Refuses first what can be refused without reading the body or rendering. Lookups have their own limit: a
 * visitor who has searched a lot can still look up the next collection day.
 * @param answer Answers a post that has come whole, within the limits. */
export async function answerPost(
  request: Request,
  { limits, clientAddress, counts }: PostContext,
  answer: (posted: Parameters) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) return plainRefusal(request, 'origin-foreign');
  if (!counts.every((kind) => limits.count(kind, clientAddress)))
    return plainRefusal(request, 'too-many-requests', retryLater);
  const posted = await readPostedForm(request);
  if (posted.type === 'failure') return plainRefusal(request, posted.failure);
  try {
    return (
      (await limits.makeCounted('lookup', clientAddress, () => answer(posted.value))) ??
      plainRefusal(request, 'too-many-requests', retryLater)
    );
  } catch (cause) {
    // A POST has no published page to fall back to.
    if (!(cause instanceof WorkError)) throw cause;
    return plainRefusal(request, 'bodies-too-many', { 'Retry-After': '5' });
  }
}

async function readPostedForm(request: Request): Promise<Result<Parameters, PlatformCode>> {
  const type = request.headers.get('content-type') ?? '';
  if (!formType.test(type)) return failure('type-unknown');
  try {
    const bytes = await readRequestBody(request, limitBytes);
    return bytes ? success(readQuery(new TextDecoder().decode(bytes)) ?? {}) : failure('body-too-large');
  } catch (cause) {
    return failure(toBodyFault(cause));
  }
}

/** The request that the page's script would send. A form may come only from our own pages; the live part checks that.
 * @param posted The visitor's own request, which tells where the form is. */
export function postingTo(path: string, body: object, { url, headers: given }: Request): Request {
  const headers = new Headers({ 'content-type': 'application/json', [proofHeader]: noProof });
  for (const name of ['origin', 'sec-fetch-site']) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
}
