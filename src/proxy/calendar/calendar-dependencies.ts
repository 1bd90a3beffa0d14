import type { CalendarTokens } from './calendar-token.ts';
import type { SeenDays } from './seen-days.ts';

/** What the calendars of all visitors share. */
export interface CalendarDependencies {
  readonly tokens: CalendarTokens;
  readonly seen: SeenDays;
}
