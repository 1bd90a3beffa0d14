/** What this feature adds on servers. */
import { pageLimits, patientLimits } from '#platform/on-demand/threads/page-work.ts';
import { feedHandler, formHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { configureCalendars } from './calendar-dependencies.server.ts';
import { createCalendarDownload } from './calendar-download.server.ts';
import { type CalendarDrawer, createCalendarFeed } from './calendar-feed.server.ts';
import { calendarFilePath, parseCalendarPath } from './calendar.ts';
import { configureDayIds } from './day-ids.server.ts';
import { addCalendar } from './lookup-addition.server.ts';
import { createPosterFile, type PosterDrawer } from './poster-file.server.ts';
import { posterPath } from './poster.ts';

declare module '#platform/on-demand/threads/page-work.ts' {
  interface PageWork extends CalendarDrawer, PosterDrawer {}
}

export const served = {
  configureParts: ({ settings }) => ({ calendars: configureCalendars(settings) }),
  openHandlers: ({ run, ...context }) => {
    const drawer: CalendarDrawer & PosterDrawer = {
      // Some milliseconds.
      drawCalendar: (calendar) => run('drawCalendar', calendar, pageLimits),
      // Some 100 ms.
      drawPoster: (order) => run('drawPoster', order, patientLimits),
    };
    const dayIds = configureDayIds(context.settings);
    return [
      formHandler(calendarFilePath, createCalendarDownload({ ...context, drawer, dayIds })),
      formHandler(posterPath, createPosterFile({ ...context, drawer })),
      feedHandler(
        (pathname) => parseCalendarPath(pathname) !== undefined,
        createCalendarFeed({ ...context, drawer }),
      ),
    ];
  },
  lookupAddition: addCalendar,
} satisfies ServedFeature;
