/** Search without JavaScript: results of the published index, plus those of the content base that arrive in
 * time, as the script of the page shows them. */
import type { Locale } from '#platform/languages/locale.ts';
import { contentSearchAnswerSchema, searchAnswerSchema, searchGroups } from './search-answer.ts';
import { parseResultTypes, type ResultType } from './result-type.ts';
import type { VisitedLiveResults } from './visited-search.ts';
import type { Api } from '#platform/calls/api.ts';
import { isSearchAsked, searchPath } from './search-path.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import type { PageIndex } from './site-index.server.ts';

interface SearchOptions {
  readonly renderer: Renderer;
  readonly index: Pick<PageIndex, 'search'>;
  /** Of the search of the content base. */
  readonly api: Api;
  readonly limits: PageLimits;
}

interface SearchContext extends Omit<SearchOptions, 'limits'> {
  readonly locale: Locale;
  readonly clientAddress: string;
}

export function createSearchPage({ limits, ...options }: SearchOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const locale = localeOn(searchPath, request);
    const isAsked = isSearchAsked(new URL(request.url).searchParams);
    if (locale === undefined || request.method === 'POST' || !isAsked) return undefined;
    const context = { ...options, locale, clientAddress };
    return limits.make('page', clientAddress, () => answerSearch(request, context));
  };
}

/** Spec §9. A search shows 50 results at most. */
const pageSize = 10;
const maxPages = 5;

/** Maximum query length in characters; the rest is ignored. */
const maxQueryLength = 100;

/** Pages of the content base on one page, each a request. */
const maxLivePages = 5;

/** How long the page waits for the content base, in milliseconds: its own results are ready at once. */
const liveMs = 1500;

async function answerSearch(request: Request, context: SearchContext): Promise<Response> {
  const { renderer, index, locale } = context;
  const { searchParams, search: query } = new URL(request.url);
  const typed = (searchParams.get('searchQuery') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);
  const types = parseResultTypes(searchParams.get('types') ?? '');
  const isShown = (type: ResultType) => types.length === 0 || types.includes(type);
  const numbers = livePages(searchParams.get('more') ?? '');
  const groupAddresses = numbers.map((page) => `/api/search?${asQuery({ query: typed, page })}`);
  const articleAddresses = numbers.map(
    (page) => `/api/content-search?${asQuery({ search: typed, page, lang: locale })}`,
  );
  const [{ results, suggestions, total, keys }, groups, articles] = await Promise.all([
    index.search(locale, typed, {
      count: countUpTo(searchParams.get('page') ?? ''),
      ...(types.length > 0 && { types }),
    }),
    searchGroups.some(isShown)
      ? askLive(request, context, {
          addresses: groupAddresses,
          parse: (json) => searchAnswerSchema.parse(json),
        })
      : notAsked,
    isShown('wp-post')
      ? askLive(request, context, {
          addresses: articleAddresses,
          parse: (json) => contentSearchAnswerSchema.parse(json),
        })
      : notAsked,
  ]);
  const search = { typed, query, results, suggestions, total, keys, groups, articles };
  const page = await renderer.render({ path: searchPath, locale, visit: { search } });
  return pageResponse(page, { status: 200, isHead: request.method === 'HEAD' });
}

const notAsked = { type: 'not-asked' } as const;

const asQuery = (values: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** @param page Number of the page, from the address. The order of results depends on how many are wanted: as many as the script
 * of the page wants. */
const countUpTo = (page: string): number =>
  pageSize * (/^\d+$/u.test(page) ? Math.min(Math.max(1, Number(page)), maxPages) : 1);

/** @param more How many pages of live results, from the address. */
function livePages(more: string): readonly number[] {
  const count = Math.min(/^\d$/u.test(more) ? Math.max(1, Number(more)) : 1, maxLivePages);
  return Array.from({ length: count }, (_, index) => index + 1);
}

interface LiveQuestion<Answer> {
  readonly addresses: readonly string[];
  readonly parse: (json: unknown) => Answer;
}

async function askLive<Answer>(
  { url }: Request,
  { api, clientAddress }: SearchContext,
  { addresses, parse }: LiveQuestion<Answer>,
): Promise<VisitedLiveResults<Answer>> {
  const ask = async (address: string): Promise<Answer | undefined> => {
    const answer = await api(new Request(new URL(address, url)), clientAddress);
    return answer.ok ? parse(await answer.json()) : undefined;
  };
  const pages = await inTime(Promise.all(addresses.map(ask)));
  const answered = pages?.filter((page) => page !== undefined) ?? [];
  return answered.length === addresses.length ? { type: 'answered', pages: answered } : { type: 'failed' };
}

async function inTime<Value>(value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), liveMs);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
