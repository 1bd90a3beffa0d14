import type { Config } from '@netlify/functions';
import { systemClock } from '#platform/base/clock.ts';
import { createCalendarFeed } from '#features/calendar/calendar-feed.server.ts';
import { calendarDrawer } from '#features/calendar/calendar-drawer.server.ts';
import { netlifyCalendarApi } from '#features/calendar/netlify-calendar.server.ts';
import { netlifyFile } from '../netlify/pages.ts';

/** GET: a calendar of collection days. */
export default netlifyFile(({ settings, renderer }) =>
  createCalendarFeed({
    drawer: calendarDrawer(renderer.answers),
    clock: systemClock,
    api: netlifyCalendarApi(settings),
  }),
);

export const config: Config = {
  path: ['/calendar/*'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
