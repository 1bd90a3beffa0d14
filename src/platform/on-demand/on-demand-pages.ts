/** All that is made at request time, as the server makes it. A Netlify function makes one of them. */
import { systemClock } from '#platform/base/clock.ts';
import type { Api } from '#platform/calls/api.ts';
import type { DayIds } from '#features/calendar/day-ids.server.ts';
import { createCalendarDownload } from '#features/calendar/calendar-download.server.ts';
import { type CalendarDrawer, createCalendarFeed } from '#features/calendar/calendar-feed.server.ts';
import { createLookupPage } from '#features/lookup/lookup-page.server.ts';
import { createNotFoundPage } from './not-found-page.ts';
import { PageLimits } from './page-limits.ts';
import type { Renderer } from './page-renderer.ts';
import { createPosterFile, type PosterDrawer } from '#features/calendar/poster-file.server.ts';
import { createSearchPage } from '#features/search/search-page.server.ts';
import { openSharedPages } from './shared-pages.ts';
import { createSheetFile, type SheetDrawer } from '#features/sorting/sheet-file.server.ts';
import type { PageIndex } from '#features/search/site-index.server.ts';
import { createUnservedFeeds } from '#features/unserved/unserved-feed.server.ts';
import { createUnservedPage } from '#features/unserved/unserved-page.server.ts';

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

export type OnDemandPages = ReturnType<typeof createOnDemandPages>;

export function createOnDemandPages({ ratePerMinute, ...options }: OnDemandOptions) {
  const clock = systemClock;
  const limits = new PageLimits({ ratePerMinute, clock });
  const context = { ...options, clock, limits, shared: openSharedPages(clock) };
  return {
    lookup: createLookupPage(context),
    calendarDownload: createCalendarDownload(context),
    poster: createPosterFile(context),
    search: createSearchPage(context),
    unserved: createUnservedPage(context),
    calendar: createCalendarFeed(context),
    sheet: createSheetFile(context),
    unservedFeed: createUnservedFeeds(context),
    notFound: createNotFoundPage(context),
  };
}
