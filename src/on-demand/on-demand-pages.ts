/** Pages rendered at request time, on one machine and on Netlify alike: lookups, searches and the list of unserved
 * addresses for visitors without JavaScript, and the 404 page. Every other address is a file. */
import { systemClock } from '#base/clock.ts';
import { calendarFilePath, parseCalendarPath } from '#model/calendar.ts';
import { answerCalendarDownload } from './calendar-download.ts';
import { type CalendarDrawer, CalendarFeed } from './calendar-feed.ts';
import type { Api } from '#proxy/api.ts';
import { isSameOrigin } from '#proxy/request.ts';
import type { DayIds } from '#proxy/calendar/day-ids.ts';
import type { RequestCounter } from '#proxy/storage.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import { contractParameter } from '#site/consent.ts';
import { parseUnservedFeed } from '#model/unserved-feed.ts';
import { splitLocale } from '#site/paths.ts';
import { plainRefusal, retryLater } from './page-response.ts';
import { answerLookup, answerLookupLink, type LookupContext } from './lookup-page.ts';
import { answerNotFound } from './not-found-page.ts';
import type { Renderer } from './page-renderer.ts';
import { isWithinRate } from './rate-limited.ts';
import { answerSearch } from './search-page.ts';
import type { PageIndex } from './site-index.ts';
import { WorkError } from './threads/work-error.ts';
import { answerUnservedFeed } from './unserved-feed.ts';
import { answerUnserved, asksForList } from './unserved-page.ts';

export interface OnDemandOptions {
  readonly renderer: Renderer & CalendarDrawer;
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
  /** Feeds of unserved addresses. */
  readonly feed: AnswerOnDemand;
  /** Calendars of collection days. */
  readonly calendar: AnswerOnDemand;
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

/** Whether a page accepts POST. */
export function takesPosts(pathname: string): boolean {
  return pathname === calendarFilePath || splitLocale(pathname)?.path === lookupPath;
}

export function createOnDemandPages(options: OnDemandOptions): OnDemandPages {
  const isAdmitted = (clientAddress: string) => isWithinRate(options, 'page', clientAddress);
  const calendars = new CalendarFeed(systemClock);
  return {
    answer: (request, clientAddress) => answer(request, { ...options, clientAddress }),
    notFound: async (request, clientAddress) =>
      (await isAdmitted(clientAddress)) ? answerNotFound(request, options) : undefined,
    feed: async (request, clientAddress) => {
      const feed = parseUnservedFeed(new URL(request.url).pathname);
      if (!feed) return undefined;
      if (!(await isAdmitted(clientAddress))) return plainRefusal(request, 'too-many-requests', retryLater);
      return answerUnservedFeed(request, { ...options, feed, clientAddress });
    },
    calendar: async (request, clientAddress) => {
      const token = parseCalendarPath(new URL(request.url).pathname);
      const { api, renderer: drawer } = options;
      return token === undefined
        ? undefined
        : calendars.answer(request, { api, drawer, clientAddress, token });
    },
  };
}

/** @returns undefined where the published page is the response. */
async function answer(
  request: Request,
  options: OnDemandOptions & { readonly clientAddress: string },
): Promise<Response | undefined> {
  if (isDownload(request)) return answerDownload(request, options);
  const { pathname, searchParams } = new URL(request.url);
  const page = splitLocale(pathname);
  if (!page) return undefined;
  const context = { ...options, ...page };
  if (request.method === 'POST') return takesPosts(pathname) ? answerPost(request, context) : undefined;
  if (!isAskedOnDemand(page.path, searchParams)) return undefined;
  if (page.path === lookupPath) {
    const typed = searchParams.get(contractParameter) ?? '';
    const isWithin = await isWithinRate(options, 'lookup', options.clientAddress);
    return isWithin ? answerLookupLink(request, { ...context, typed }) : undefined;
  }
  if (!(await isWithinRate(options, 'page', options.clientAddress))) return undefined;
  if (page.path === unservedPath) return answerUnserved(request, context);
  return answerSearch(request, { ...context, typed: searchParams.get('searchQuery') ?? '' });
}

function isDownload({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === calendarFilePath;
}

async function answerDownload(
  request: Request,
  {
    api,
    renderer: drawer,
    dayIds,
    clientAddress,
    ...limit
  }: OnDemandOptions & { readonly clientAddress: string },
): Promise<Response> {
  if (!isSameOrigin(request)) return plainRefusal(request, 'origin-foreign');
  return (await isWithinRate(limit, 'lookup', clientAddress))
    ? answerCalendarDownload(request, { api, drawer, dayIds, clientAddress })
    : plainRefusal(request, 'too-many-requests', retryLater);
}

/** Refuses first what can be refused without reading the body or rendering. Lookups have their own limit: a
 * visitor who has searched a lot can still look up the next collection day. */
async function answerPost(request: Request, posting: OnDemandOptions & LookupContext): Promise<Response> {
  if (!isSameOrigin(request)) return plainRefusal(request, 'origin-foreign');
  if (!(await isWithinRate(posting, 'lookup', posting.clientAddress)))
    return plainRefusal(request, 'too-many-requests', retryLater);
  try {
    return await answerLookup(request, posting);
  } catch (cause) {
    // A POST has no published page to fall back to.
    if (!(cause instanceof WorkError) || cause.reason === 'failed') throw cause;
    return plainRefusal(request, 'bodies-too-many', { 'Retry-After': '5' });
  }
}
