/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { calendarEntries } from './calendar-entries.server.ts';
import { calendar } from './calendar.server.ts';

export const calls = {
  '/api/calendar': calendar,
  '/api/calendar-entries': calendarEntries,
} satisfies Calls;
