import type { Api } from '#platform/calls/api.ts';
import { configureCalendars } from '#features/calendar/calendar-dependencies.server.ts';
import { calendar } from '#features/calendar/calendar.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';

/** The calls that the page of the next collection day asks, in its Netlify function. */
export function netlifyLookupApi(settings: LiveSettings): Api {
  return netlifyApi(settings, {
    calls: [discharges, calendar, unserved],
    parts: {
      contentBase: configureContentBase(settings, [demonstratedDischarges, demonstratedUnserved]),
      calendars: configureCalendars(settings),
    },
  });
}
