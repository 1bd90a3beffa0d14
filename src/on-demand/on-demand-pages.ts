/** Pages rendered at request time, on one machine and on Netlify alike: lookups, searches and the list of unserved
 * addresses for visitors without JavaScript, and the 404 page. Every other address is a file. */
import { systemClock } from '#base/clock.ts';
import { calendarFilePath, parseCalendarPath } from '#model/calendar.ts';
import { posterPath } from '#model/poster.ts';
import { answerCalendarDownload } from './calendar-download.ts';
import { type CalendarDrawer, CalendarFeed } from './calendar-feed.ts';
import type { Api } from '#proxy/api.ts';
import { isFollowed, isSameOrigin, networkOf } from '#proxy/request.ts';
import type { DayIds } from '#proxy/calendar/day-ids.ts';
import type { RequestCounter } from '#proxy/storage.ts';
import type { Locale } from '#model/locale.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import { contractParameter } from '#site/consent.ts';
import { findUnservedFeed } from '#site/unserved-feeds.ts';
import { splitLocale } from '#site/paths.ts';
import { parseSheetPath } from '#site/sheet-address.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { plainRefusal, retryLater } from './page-response.ts';
import { answerLookup, answerLookupLink } from './lookup-page.ts';
import { answerNotFound } from './not-found-page.ts';
import type { Renderer } from './page-renderer.ts';
import { answerPoster, type PosterDrawer } from './poster-file.ts';
import { isWithinRate } from './rate-limited.ts';
import { answerSheet, type SheetDrawer } from './sheet-file.ts';
import { answerSearch } from './search-page.ts';
import type { PageIndex } from './site-index.ts';
import { WorkError } from './threads/work-error.ts';
import { answerUnservedFeed } from './unserved-feed.ts';
import { answerUnserved, asksForList } from './unserved-page.ts';

export interface OnDemandOptions {
  readonly renderer: Renderer & CalendarDrawer & PosterDrawer & SheetDrawer;
  readonly index: PageIndex;
  readonly api: Api;
  readonly dayIds: DayIds;
  readonly counter: RequestCounter;
  /** Maximum pages per minute for one address; beyond it the published page is sent. The same number of
   * lookups may be posted, of which the live part admits fewer. */
  readonly ratePerMinute: number;
}

/** @param clientAddress For rate limits only.
 * @returns undefined where the published page is the response. */
export type AnswerOnDemand = (request: Request, clientAddress: string) => Promise<Response | undefined>;

export interface OnDemandPages {
  /** Posted forms, searches and the list of unserved addresses. */
  readonly answer: AnswerOnDemand;
  /** The 404 page. */
  readonly notFound: AnswerOnDemand;
  /** Feeds of unserved addresses, and the same list as open data. */
  readonly feed: AnswerOnDemand;
  /** Calendars of collection days. */
  readonly calendar: AnswerOnDemand;
  /** Sheets of what goes where. */
  readonly sheet: AnswerOnDemand;
}

/** The form of the next collection day posts to it. */
const lookupPath: PagePath = parseOwnPath('/customer-support/next-shipping-day');

const searchPath: PagePath = parseOwnPath('/search');

const unservedPath: PagePath = parseOwnPath('/customer-support/unserved-addresses');

/** Whether the query of a page asks for something that its file does not hold. */
export function isAskedOnDemand(path: PagePath, search: URLSearchParams): boolean {
  if (path === searchPath) return (search.get('searchQuery') ?? '').trim() !== '';
  if (path === lookupPath) return (search.get(contractParameter) ?? '').trim() !== '';
  return path === unservedPath && asksForList(search);
}

/** Answers a form, within the rate limit. */
type AnswerForm = (request: Request, context: PostContext) => Promise<Response>;

interface PostContext extends OnDemandOptions {
  readonly locale: Locale;
  readonly clientAddress: string;
}

/** By path, in each language. */
const forms: ReadonlyMap<string, AnswerForm> = new Map<string, AnswerForm>([
  [lookupPath, (request, context) => answerLookup(request, { ...context, path: lookupPath })],
  [
    calendarFilePath,
    (request, context) => answerCalendarDownload(request, { ...context, drawer: context.renderer }),
  ],
  [
    posterPath,
    async (request, context) =>
      (await mayDraw(context, 'poster', context.clientAddress))
        ? answerPoster(request, { ...context, path: lookupPath, drawer: context.renderer })
        : plainRefusal(request, 'too-many-requests', retryLater),
  ],
]);

/** Whether a page accepts POST. */
export function takesPosts(pathname: string): boolean {
  return forms.has(splitLocale(pathname)?.path ?? '');
}

export function createOnDemandPages(options: OnDemandOptions): OnDemandPages {
  const isAdmitted = (clientAddress: string) => isWithinRate(options, 'page', clientAddress);
  const calendars = new CalendarFeed(systemClock);
  return {
    answer: (request, clientAddress) => answer(request, { ...options, clientAddress }),
    notFound: async (request, clientAddress) =>
      (await isAdmitted(clientAddress)) ? answerNotFound(request, options) : undefined,
    feed: async (request, clientAddress) => {
      const feed = findUnservedFeed(new URL(request.url).pathname);
      if (!feed) return undefined;
      const { url, method } = request;
      if (!(await isAdmitted(clientAddress)))
        return plainRefusal({ url, method, locale: feed.locale }, 'too-many-requests', retryLater);
      return answerUnservedFeed(request, { ...options, feed, clientAddress });
    },
    calendar: async (request, clientAddress) => {
      const token = parseCalendarPath(new URL(request.url).pathname);
      const { api, renderer: drawer } = options;
      return token === undefined
        ? undefined
        : calendars.answer(request, { api, drawer, clientAddress, token });
    },
    sheet: async (request, clientAddress) => {
      const locale = parseSheetPath(new URL(request.url).pathname);
      if (locale === undefined) return undefined;
      if (!(await mayDraw(options, 'sheet', clientAddress)))
        return plainRefusal(
          { url: request.url, method: request.method, locale },
          'too-many-requests',
          retryLater,
        );
      const today = tallinnDay(systemClock());
      const { renderer } = options;
      return answerSheet(request, { drawer: renderer, renderer, locale, today });
    },
  };
}

/** A drawing in all languages takes as long as several pages: so many fewer are made for one visitor. */
const drawingShare = 6;

/** Counts one more drawing. By network: with IPv6 one household has thousands of addresses, which together would draw
 * without end.
 * @returns Whether it is within the limit. */
function mayDraw(
  options: Pick<OnDemandOptions, 'counter' | 'ratePerMinute'>,
  name: 'poster' | 'sheet',
  clientAddress: string,
): Promise<boolean> {
  const limit = { ...options, ratePerMinute: Math.ceil(options.ratePerMinute / drawingShare) };
  return isWithinRate(limit, name, networkOf(clientAddress));
}

/** @returns undefined where the published page is the response. */
async function answer(
  request: Request,
  options: OnDemandOptions & { readonly clientAddress: string },
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const page = splitLocale(pathname);
  if (!page) return undefined;
  const context = { ...options, ...page };
  const form = request.method === 'POST' ? forms.get(page.path) : undefined;
  if (form) return answerPost(request, context, form);
  if (request.method === 'POST') return undefined;
  if (!isAskedOnDemand(page.path, searchParams)) return undefined;
  if (page.path === lookupPath) return answerLink(request, context);
  if (!(await isWithinRate(options, 'page', options.clientAddress))) return undefined;
  if (page.path === unservedPath) return answerUnserved(request, context);
  return answerSearch(request, context);
}

/** @returns undefined where nobody follows the link, so that what another site loads uses up no lookup of its visitor. */
async function answerLink(request: Request, context: PostContext): Promise<Response | undefined> {
  if (!isFollowed(request)) return undefined;
  if (!(await isWithinRate(context, 'lookup', context.clientAddress))) return undefined;
  const typed = new URL(request.url).searchParams.get(contractParameter) ?? '';
  return answerLookupLink(request, { ...context, path: lookupPath, typed });
}

/** Refuses first what can be refused without reading the body or rendering. Lookups have their own limit: a
 * visitor who has searched a lot can still look up the next collection day. */
async function answerPost(request: Request, context: PostContext, form: AnswerForm): Promise<Response> {
  if (!isSameOrigin(request)) return plainRefusal(request, 'origin-foreign');
  if (!(await isWithinRate(context, 'lookup', context.clientAddress)))
    return plainRefusal(request, 'too-many-requests', retryLater);
  try {
    return await form(request, context);
  } catch (cause) {
    // A POST has no published page to fall back to.
    if (!(cause instanceof WorkError) || cause.reason === 'failed') throw cause;
    return plainRefusal(request, 'bodies-too-many', { 'Retry-After': '5' });
  }
}
