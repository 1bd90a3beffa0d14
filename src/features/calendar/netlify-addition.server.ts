import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureCalendars } from './calendar-dependencies.server.ts';
import { calendar } from './calendar.server.ts';
import { addCalendar } from './lookup-addition.server.ts';

/** What calendars add to the page of the next collection day, in its Netlify function. */
export const calendarAddition = {
  calls: [calendar],
  configureParts: (settings: LiveSettings) => ({ calendars: configureCalendars(settings) }),
  add: addCalendar,
} as const;
