import type { Config } from '@netlify/functions';
import { createCalendarDownload } from '#features/calendar/calendar-download.server.ts';
import { calendarDrawer } from '#features/calendar/calendar-drawer.server.ts';
import { configureDayIds } from '#features/calendar/day-ids.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import { netlifyPage } from '../netlify/pages.ts';

/** POST: collection days as a file. */
export default netlifyPage(({ settings, renderer, limits }) =>
  createCalendarDownload({
    drawer: calendarDrawer(renderer.answers),
    dayIds: configureDayIds(settings),
    limits,
    api: netlifyApi(settings, {
      calls: [discharges],
      parts: { contentBase: configureContentBase(settings, [demonstratedDischarges]) },
    }),
  }),
);

export const config: Config = {
  path: ['/calendar/file', '/ru/calendar/file', '/en/calendar/file'],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
