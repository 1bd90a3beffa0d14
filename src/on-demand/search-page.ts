/** Search without JavaScript: results of the published index, plus those of the content base that arrive in
 * time. */
import type { Locale } from '#model/locale.ts';
import { searchAnswerSchema } from '#model/search-answer.ts';
import type { PagePath } from '#model/page-path.ts';
import type { VisitedLiveResults } from '#model/visit.ts';
import type { Api } from '#proxy/api.ts';
import type { Renderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';
import type { PageIndex } from './site-index.ts';

interface SearchContext {
  readonly renderer: Renderer;
  readonly index: PageIndex;
  readonly api: Api;
  readonly locale: Locale;
  readonly path: PagePath;
  readonly clientAddress: string;
  readonly typed: string;
}

/** Maximum results: there are no further pages without JavaScript. */
const maxResults = 50;

/** Maximum query length in characters; the rest is ignored. */
const maxQueryLength = 100;

/** How long the page waits for the content base, in milliseconds: its own results are ready at once. */
const liveMs = 1500;

export async function answerSearch(request: Request, context: SearchContext): Promise<Response> {
  const { renderer, index, path, locale } = context;
  const typed = context.typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);
  const [{ results, total }, live] = await Promise.all([
    index.search(locale, typed, maxResults),
    inTime(searchLive({ ...context, typed }, request.url)),
  ]);
  const page = await renderer.render({ path, locale, visit: { search: { typed, results, total, live } } });
  return pageResponse(page, { status: 200, isHead: request.method === 'HEAD' });
}

async function searchLive(
  { api, typed, clientAddress }: SearchContext,
  url: string,
): Promise<VisitedLiveResults> {
  if (typed === '') return { type: 'failed' };
  const address = new URL(`/api/search?${new URLSearchParams({ query: typed }).toString()}`, url);
  const answer = await api(new Request(address), clientAddress);
  if (!answer.ok) return { type: 'failed' };
  const { groups, isDemonstration } = searchAnswerSchema.parse(await answer.json());
  return { type: 'found', groups, isDemonstration };
}

async function inTime(live: Promise<VisitedLiveResults>): Promise<VisitedLiveResults> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<VisitedLiveResults>((resolve) => {
    timer = setTimeout(() => resolve({ type: 'failed' }), liveMs);
  });
  try {
    return await Promise.race([live, late]);
  } finally {
    clearTimeout(timer);
  }
}
