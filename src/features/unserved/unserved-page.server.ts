/** The list of unserved addresses without JavaScript: a form with GET, answered by the page with the list. */
import { systemClock } from '#platform/base/clock.ts';
import { unservedAnswerSchema } from './unserved-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import type { VisitedUnserved } from './visited-unserved.ts';
import type { Api } from '#platform/calls/api.ts';
import { isUnservedAsked, unservedParameters, unservedPath } from './unserved-address.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';

interface UnservedOptions {
  readonly renderer: Renderer;
  /** Of unserved addresses. */
  readonly api: Api;
  readonly limits: PageLimits;
}

interface UnservedContext extends Omit<UnservedOptions, 'limits'> {
  readonly locale: Locale;
  readonly clientAddress: string;
}

/** Maximum length of a field in characters; the rest is ignored. */
const maxFieldLength = 100;

export function createUnservedPage({ limits, ...options }: UnservedOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const locale = localeOn(unservedPath, request);
    const isAsked = isUnservedAsked(new URL(request.url).searchParams);
    if (locale === undefined || request.method === 'POST' || !isAsked) return undefined;
    const context = { ...options, locale, clientAddress };
    return limits.make('page', clientAddress, () => answerUnserved(request, context));
  };
}

async function answerUnserved(request: Request, context: UnservedContext): Promise<Response> {
  const { renderer, api, locale, clientAddress } = context;
  const { url, method } = request;
  const answer = await api(new Request(new URL('/api/unserved', url)), clientAddress);
  const outcome = await toOutcome(answer);
  const query = keptQuery(new URL(url).searchParams);
  const page = await renderer.render({ path: unservedPath, locale, visit: { unserved: { query, outcome } } });
  return pageResponse(page, {
    status: answer.status,
    isHead: method === 'HEAD',
    retryAfter: answer.headers.get('retry-after'),
    // The list is the same for everybody, so it may be kept as long as that of the call.
    kept: answer.ok ? answer.headers : undefined,
  });
}

async function toOutcome(answer: Response): Promise<VisitedUnserved['outcome']> {
  if (!answer.ok) return { type: 'failed' };
  return {
    type: 'answered',
    answer: unservedAnswerSchema.parse(await answer.json()),
    moment: tallinnMoment(systemClock()),
  };
}

function keptQuery(search: URLSearchParams): string {
  const kept = unservedParameters.flatMap((name) => {
    const typed =
      search
        .get(name)
        ?.replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, maxFieldLength) ?? '';
    return typed === '' ? [] : [[name, typed]];
  });
  return new URLSearchParams(kept).toString();
}
