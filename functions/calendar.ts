import type { Config } from '@netlify/functions';
import { configureCalendars } from '#features/calendar/calendar-dependencies.server.ts';
import { calendar } from '#features/calendar/calendar.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: the address of a calendar of collection days. */
export default netlifyCall(calendar, (settings) => ({
  contentBase: configureContentBase(settings, [demonstratedDischarges]),
  calendars: configureCalendars(settings),
}));

export const config: Config = {
  path: '/api/calendar',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
