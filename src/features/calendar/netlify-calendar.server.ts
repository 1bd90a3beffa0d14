import type { Api } from '#platform/calls/api.ts';
import { configureCalendars } from './calendar-dependencies.server.ts';
import { calendarEntries } from './calendar-entries.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';

/** The call that calendars are made of, in their Netlify function. */
export function netlifyCalendarApi(settings: LiveSettings): Api {
  return netlifyApi(settings, {
    calls: [calendarEntries],
    parts: {
      contentBase: configureContentBase(settings, [demonstratedDischarges]),
      calendars: configureCalendars(settings),
    },
  });
}
