import type { Config } from '@netlify/functions';
import { configureCalendars } from '#features/calendar/calendar-dependencies.server.ts';
import { calendarEntries } from '#features/calendar/calendar-entries.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: what a calendar of collection days is made of. */
export default netlifyCall(calendarEntries, (settings) => ({
  contentBase: configureContentBase(settings, [demonstratedDischarges]),
  calendars: configureCalendars(settings),
}));

export const config: Config = {
  path: '/api/calendar-entries',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
