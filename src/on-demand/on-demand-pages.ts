/** All that is made at request time, as the server makes it. A Netlify function makes one of them. */
import { systemClock } from '#base/clock.ts';
import type { Api } from '#proxy/api.ts';
import type { DayIds } from '#proxy/calendar/day-ids.ts';
import { createCalendarDownload } from './calendar-download.ts';
import { type CalendarDrawer, createCalendarFeed } from './calendar-feed.ts';
import { createLookupPage } from './lookup-page.ts';
import { createNotFoundPage } from './not-found-page.ts';
import type { AnswerOnDemand } from './on-demand-paths.ts';
import { PageLimits } from './page-limits.ts';
import type { Renderer } from './page-renderer.ts';
import { createPosterFile, type PosterDrawer } from './poster-file.ts';
import { createSearchPage } from './search-page.ts';
import { openSharedPages } from './shared-pages.ts';
import { createSheetFile, type SheetDrawer } from './sheet-file.ts';
import type { PageIndex } from './site-index.ts';
import { createUnservedFeeds } from './unserved-feed.ts';
import { createUnservedPage } from './unserved-page.ts';

export interface OnDemandOptions {
  readonly renderer: Renderer;
  readonly drawer: CalendarDrawer & PosterDrawer & SheetDrawer;
  readonly index: PageIndex;
  readonly api: Api;
  readonly dayIds: DayIds;
  /** Maximum pages per minute for one address; beyond it the published page is sent. The same number of
   * lookups may be posted, of which the live part admits fewer. */
  readonly ratePerMinute: number;
}

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

export function createOnDemandPages({ ratePerMinute, ...options }: OnDemandOptions): OnDemandPages {
  const clock = systemClock;
  const limits = new PageLimits({ ratePerMinute, clock });
  const context = { ...options, clock, limits, shared: openSharedPages(clock) };
  return {
    answer: firstOf([
      createLookupPage(context),
      createCalendarDownload(context),
      createPosterFile(context),
      createSearchPage(context),
      createUnservedPage(context),
    ]),
    notFound: createNotFoundPage(context),
    feed: createUnservedFeeds(context),
    calendar: createCalendarFeed(context),
    sheet: createSheetFile(context),
  };
}

function firstOf(all: readonly AnswerOnDemand[]): AnswerOnDemand {
  return async (request, clientAddress) => {
    for (const answer of all) {
      const response = await answer(request, clientAddress);
      if (response) return response;
    }
    return undefined;
  };
}
