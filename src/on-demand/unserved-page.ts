/** The list of unserved addresses without JavaScript: a form with GET, answered by the page with the list. */
import { systemClock } from '#base/clock.ts';
import { unservedAnswerSchema } from '#model/unserved-answer.ts';
import type { Locale } from '#model/locale.ts';
import type { PagePath } from '#model/page-path.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import type { VisitedUnserved } from '#model/visit.ts';
import type { Api } from '#proxy/api.ts';
import { pageResponse } from './page-response.ts';
import type { Renderer } from './page-renderer.ts';

interface UnservedContext {
  readonly renderer: Renderer;
  readonly api: Api;
  readonly locale: Locale;
  readonly path: PagePath;
  readonly clientAddress: string;
}

/** Fields of the form, and the page of the list; the island keeps the same in the address. */
const parameters = ['area', 'city', 'address', 'page'] as const;

/** Maximum length of a field in characters; the rest is ignored. */
const maxFieldLength = 100;

export function asksForList(search: URLSearchParams): boolean {
  return parameters.some((name) => search.has(name));
}

export async function answerUnserved(request: Request, context: UnservedContext): Promise<Response> {
  const { renderer, api, path, locale, clientAddress } = context;
  const { url, method } = request;
  const answer = await api(new Request(new URL('/api/unserved', url)), clientAddress);
  const outcome = await outcomeOf(answer);
  const query = keptQuery(new URL(url).searchParams);
  const page = await renderer.render({ path, locale, visit: { unserved: { query, outcome } } });
  return pageResponse(page, {
    status: answer.status,
    isHead: method === 'HEAD',
    retryAfter: answer.headers.get('retry-after'),
    // The list is the same for everybody, so it may be kept as long as that of the call.
    kept: answer.ok ? answer.headers : undefined,
  });
}

async function outcomeOf(answer: Response): Promise<VisitedUnserved['outcome']> {
  if (!answer.ok) return { type: 'failed' };
  return {
    type: 'answered',
    answer: unservedAnswerSchema.parse(await answer.json()),
    moment: tallinnMoment(systemClock()),
  };
}

function keptQuery(search: URLSearchParams): string {
  const kept = parameters.flatMap((name) => {
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
