/** Pages rendered at request time, on one machine and on Netlify alike: lookups, searches and the list of unserved
 * addresses for visitors without JavaScript, and the 404 page. Every other address is a file. */
import { systemClock } from '#base/clock.ts';
import { calendarFilePath, parseCalendarPath } from '#model/calendar.ts';
import { posterPath } from '#model/poster.ts';
import { answerCalendarDownload } from './calendar-download.ts';
import { type CalendarDrawer, CalendarFeed } from './calendar-feed.ts';
import type { Api } from '#proxy/api.ts';
import type { Parameters as Fields } from '#proxy/endpoint.ts';
import { isFollowed, isSameOrigin } from '#proxy/request-origin.ts';
import type { DayIds } from '#proxy/calendar/day-ids.ts';
import type { Locale } from '#model/locale.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import { contractParameter } from '#site/consent.ts';
import { findUnservedFeed } from '#site/unserved-feeds.ts';
import { splitLocale } from '#site/paths.ts';
import { parseSheetPath } from '#site/sheet-address.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { type MadeKind, PageLimits } from './page-limits.ts';
import { plainRefusal, retryLater } from './page-response.ts';
import { answerLookup, answerLookupLink } from './lookup-page.ts';
import { answerNotFound, notFoundLocale, refuseMethod } from './not-found-page.ts';
import type { Renderer } from './page-renderer.ts';
import { readPostedForm } from './posted-form.ts';
import { answerPoster, type PosterDrawer } from './poster-file.ts';
import { answerSheet, type SheetDrawer } from './sheet-file.ts';
import { answerSearch } from './search-page.ts';
import { responseTo, SharedAnswers } from './shared-answers.ts';
import type { PageIndex } from './site-index.ts';
import { WorkError } from '#base/threads/work-error.ts';
import { UnservedFeeds } from './unserved-feed.ts';
import { answerUnserved, asksForList } from './unserved-page.ts';

export interface OnDemandOptions {
  readonly renderer: Renderer & CalendarDrawer & PosterDrawer & SheetDrawer;
  readonly index: PageIndex;
  readonly api: Api;
  readonly dayIds: DayIds;
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

interface PageForm {
  /** What a post of it counts as. */
  readonly counts: readonly MadeKind[];
  /** Answers a post that has come whole, within the limits. */
  readonly answer: (request: Request, posted: Fields, context: PostContext) => Promise<Response>;
}

/** What is made for one visitor, within the limits. */
interface VisitorContext extends OnDemandOptions {
  readonly limits: PageLimits;
  readonly clientAddress: string;
}

interface PostContext extends VisitorContext {
  readonly locale: Locale;
}

/** By path, in each language. */
const forms: ReadonlyMap<string, PageForm> = new Map<string, PageForm>([
  [
    lookupPath,
    {
      counts: ['lookup'],
      answer: (request, posted, context) => answerLookup(request, posted, { ...context, path: lookupPath }),
    },
  ],
  [
    calendarFilePath,
    {
      counts: ['lookup'],
      answer: (request, posted, context) =>
        answerCalendarDownload(request, posted, { ...context, drawer: context.renderer }),
    },
  ],
  [
    posterPath,
    {
      counts: ['lookup', 'poster'],
      answer: async (request, posted, context) =>
        (await context.limits.makeCounted('poster', context.clientAddress, () =>
          answerPoster(request, posted, { ...context, path: lookupPath, drawer: context.renderer }),
        )) ?? plainRefusal(request, 'too-many-requests', retryLater),
    },
  ],
]);

/** Whether a page accepts POST. */
export function takesPosts(pathname: string): boolean {
  return forms.has(splitLocale(pathname)?.path ?? '');
}

export function createOnDemandPages(options: OnDemandOptions): OnDemandPages {
  const { api, renderer, ratePerMinute } = options;
  const clock = systemClock;
  const limits = new PageLimits({ ratePerMinute, clock });
  const calendars = new CalendarFeed(clock);
  const feeds = new UnservedFeeds({ renderer, api, clock });
  const shared = new SharedAnswers({ ...sharedLimits, clock });
  return {
    answer: (request, clientAddress) => answer(request, { ...options, limits, clientAddress }),
    notFound: async (request, clientAddress) => {
      const refusal = refuseMethod(request);
      if (refusal) return refusal;
      const asked = askedAnyway(request);
      const key = `${notFoundLocale(request)} ${new URL(request.url).pathname}`;
      const make = async () => ({ response: await answerNotFound(asked, options), freshMs: notFoundMs });
      return shareMade(request, { shared, limits, clientAddress, kind: 'page', key, make });
    },
    feed: async (request) => {
      const feed = findUnservedFeed(new URL(request.url).pathname);
      return feed && feeds.answer(request, feed);
    },
    calendar: async (request, clientAddress) => {
      const token = parseCalendarPath(new URL(request.url).pathname);
      return token === undefined
        ? undefined
        : calendars.answer(request, { api, drawer: renderer, clientAddress, token });
    },
    sheet: async (request, clientAddress) => {
      const { url, method } = request;
      const { pathname, search } = new URL(url);
      const locale = parseSheetPath(pathname);
      if (locale === undefined) return undefined;
      const today = tallinnDay(clock());
      const make = async () => {
        const response = await answerSheet(askedAnyway(request), {
          drawer: renderer,
          renderer,
          locale,
          today,
        });
        return { response, freshMs: response.ok ? sheetMs : 0 };
      };
      const key = `${pathname}${search} ${today}`;
      return (
        (await shareMade(request, { shared, limits, clientAddress, kind: 'sheet', key, make })) ??
        plainRefusal({ url, method, locale }, 'too-many-requests', retryLater)
      );
    },
  };
}

const sharedLimits = {
  name: 'pages and sheets for everybody',
  maxBytes: 32 * 1024 * 1024,
  maxEntries: 1000,
} as const;

/** A page that is published meanwhile is a file, and is found before. */
const notFoundMs = 30 * 1000;

const sheetMs = 60 * 60 * 1000;

/** The request without what makes its answer a shorter one. */
const askedAnyway = ({ url, headers }: Request): Request => {
  const cookie = headers.get('cookie');
  return new Request(url, cookie === null ? {} : { headers: { cookie } });
};

interface ShareContext {
  readonly shared: SharedAnswers;
  readonly limits: PageLimits;
  readonly clientAddress: string;
  readonly kind: MadeKind;
  readonly key: string;
  readonly make: Parameters<SharedAnswers['make']>[1];
}

/** Counts only what has to be made.
 * @returns undefined beyond the limits. */
async function shareMade(
  request: Request,
  { shared, limits, clientAddress, kind, key, make }: ShareContext,
): Promise<Response | undefined> {
  const answer = shared.find(key) ?? (await limits.make(kind, clientAddress, () => shared.make(key, make)));
  return answer && responseTo(request, answer);
}

/** @returns undefined where the published page is the response. */
async function answer(request: Request, options: VisitorContext): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const page = splitLocale(pathname);
  if (!page) return undefined;
  const context = { ...options, ...page };
  const form = request.method === 'POST' ? forms.get(page.path) : undefined;
  if (form) return answerPost(request, context, form);
  if (request.method === 'POST') return undefined;
  if (!isAskedOnDemand(page.path, searchParams)) return undefined;
  if (page.path === lookupPath) return answerLink(request, context);
  return options.limits.make('page', options.clientAddress, () =>
    page.path === unservedPath ? answerUnserved(request, context) : answerSearch(request, context),
  );
}

/** @returns undefined where nobody follows the link, so that what another site loads uses up no lookup of its visitor. */
async function answerLink(request: Request, context: PostContext): Promise<Response | undefined> {
  if (!isFollowed(request)) return undefined;
  const typed = new URL(request.url).searchParams.get(contractParameter) ?? '';
  return context.limits.make('lookup', context.clientAddress, () =>
    answerLookupLink(request, { ...context, path: lookupPath, typed }),
  );
}

/** Refuses first what can be refused without reading the body or rendering. Lookups have their own limit: a
 * visitor who has searched a lot can still look up the next collection day. */
async function answerPost(
  request: Request,
  context: PostContext,
  { counts, answer }: PageForm,
): Promise<Response> {
  const { limits, clientAddress } = context;
  if (!isSameOrigin(request)) return plainRefusal(request, 'origin-foreign');
  if (!counts.every((kind) => limits.count(kind, clientAddress)))
    return plainRefusal(request, 'too-many-requests', retryLater);
  const posted = await readPostedForm(request);
  if (posted.type === 'failure') return plainRefusal(request, posted.failure);
  try {
    return (
      (await limits.makeCounted('lookup', clientAddress, () => answer(request, posted.value, context))) ??
      plainRefusal(request, 'too-many-requests', retryLater)
    );
  } catch (cause) {
    // A POST has no published page to fall back to.
    if (!(cause instanceof WorkError)) throw cause;
    return plainRefusal(request, 'bodies-too-many', { 'Retry-After': '5' });
  }
}
