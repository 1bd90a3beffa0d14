/** The feeds of unserved addresses and the same list as open data: made for one request from the live list. */
import type { Clock } from '#platform/base/clock.ts';
import { InFlight, Semaphore } from '#platform/base/concurrency.ts';
import { atomType } from '#platform/base/content-types.ts';
import { digest } from '#platform/base/digest.ts';
import { answerSecurityHeaders, sharedFileHeaders } from '#platform/base/security-headers.ts';
import { type UnservedAnswer, unservedAnswerSchema } from './unserved-answer.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { UnservedFeed } from './unserved-feed.ts';
import type { Api } from '#platform/calls/api.ts';
import { openDataHeaders } from '#shell/open-data/open-files.ts';
import { findUnservedFeed } from './unserved-feeds.ts';
import { unservedPath } from './unserved-address.ts';
import { type AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import { freshFor, keptHeaders } from '#platform/on-demand/page-response.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { responseTo, SharedAnswers } from '#platform/on-demand/shared-answers.ts';

interface FeedsOptions {
  readonly renderer: Renderer;
  readonly api: Api;
  readonly clock: Clock;
}

interface LoadedList {
  readonly response: Response;
  /** undefined where the call failed. */
  readonly answer: UnservedAnswer | undefined;
  readonly freshUntil: number;
}

/** Seconds after which a reader may ask again. */
const retrySeconds = '300';

/** The list is called for all readers together, so no reader uses up the rate of the live part. */
const ownAddress = 'feeds of the site';

/** Feeds that are made at once; the others of a crawl wait, and leave the threads to visitors. */
const maxAtOnce = 2;

export function createUnservedFeeds(options: FeedsOptions): AnswerOnDemand {
  const feeds = new UnservedFeeds(options);
  return async (request) => {
    const feed = findUnservedFeed(new URL(request.url).pathname);
    return feed && feeds.answer(request, feed);
  };
}

/** Feeds are few and the same for everybody: each is made once for each list, and not counted. */
class UnservedFeeds {
  readonly #options: FeedsOptions;
  readonly #making = new Semaphore(maxAtOnce);
  readonly #loading = new InFlight<LoadedList>();
  readonly #made: SharedAnswers;
  #list: LoadedList | undefined;

  constructor(options: FeedsOptions) {
    this.#options = options;
    const { clock } = options;
    const maxBytes = 32 * 1024 * 1024;
    this.#made = new SharedAnswers({
      name: 'feeds of unserved addresses',
      maxBytes,
      maxEntries: 1000,
      clock,
    });
  }

  /** A list that is old or failed is no feed: a reader would take its empty list for good news, and keeps what it has instead. */
  async answer(request: Request, feed: UnservedFeed): Promise<Response> {
    const { answer, response } = await this.#loadList(request.url);
    if (!answer || answer.isStale)
      return unavailableFeed(feed, response.headers.get('retry-after') ?? retrySeconds);
    const { asOf } = answer;
    const key = `${feed.locale} ${new URL(request.url).pathname} ${asOf} ${tallinnDay(this.#options.clock())}`;
    const made =
      this.#made.find(key) ??
      (await this.#made.make(key, () => this.#making.use(() => this.#make(feed, answer))));
    const headers = [...made.headers, ...Object.entries(keptHeaders(response.headers))] as const;
    return responseTo(request, { ...made, headers });
  }

  async #make(feed: UnservedFeed, answer: UnservedAnswer) {
    const visit = { unservedFeed: { ...feed, answer } };
    const { html: text } = await this.#options.renderer.render({
      path: unservedPath,
      locale: feed.locale,
      visit,
      isPatient: true,
    });
    const headers = {
      ...chooseHeaders(feed),
      'Content-Type': chooseType(feed),
      ETag: computeEtag(text, answer.asOf),
    };
    return { response: new Response(text, { headers }), freshMs: listMs };
  }

  async #loadList(url: string): Promise<LoadedList> {
    const { api, clock } = this.#options;
    if (this.#list && this.#list.freshUntil > clock()) return this.#list;
    return this.#loading.share(ownAddress, async () => {
      const response = await api(new Request(new URL('/api/unserved', url)), ownAddress);
      const answer = response.ok ? unservedAnswerSchema.parse(await response.json()) : undefined;
      return (this.#list = { response, answer, freshUntil: clock() + freshFor(response.headers) });
    });
  }
}

/** A feed is made anew for each list, so it is kept as long as it may be asked for. */
const listMs = 60 * 60 * 1000;

const chooseType = ({ isOpenData }: UnservedFeed): string =>
  isOpenData === true ? 'application/json; charset=utf-8' : atomType;

const chooseHeaders = ({ isOpenData }: UnservedFeed) => ({
  ...answerSecurityHeaders,
  ...(isOpenData === true ? openDataHeaders : sharedFileHeaders),
  'X-Robots-Tag': 'noindex',
});

/** Weak: the source is asked again every few minutes, and a list that only says when is the same for its readers. */
const computeEtag = (text: string, asOf: string): string =>
  `W/"${digest(text.replaceAll(tallinnInstant(Date.parse(asOf)), ''))}"`;

function unavailableFeed(feed: UnservedFeed, retryAfter: string): Response {
  return new Response(null, {
    status: 503,
    headers: { ...chooseHeaders(feed), 'Cache-Control': 'no-store', 'Retry-After': retryAfter },
  });
}
