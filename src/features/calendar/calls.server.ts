/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { calendarEntries } from './calendar-entries.server.ts';
import { calendar } from './calendar.server.ts';
import type { calendar as feature } from './feature.ts';

export const calendarCalls = {
  '/api/calendar': calendar,
  '/api/calendar-entries': calendarEntries,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
