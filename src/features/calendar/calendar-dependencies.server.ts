import { systemClock } from '#platform/base/clock.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { CalendarTokens } from './calendar-token.server.ts';
import { configureDayIds } from './day-ids.server.ts';
import { SeenDays } from './seen-days.server.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    /** undefined: no secret for calendars is set. */
    readonly calendars: CalendarDependencies | undefined;
  }
}

/** What the calendars of all visitors share. */
export interface CalendarDependencies {
  readonly tokens: CalendarTokens;
  readonly seen: SeenDays;
}

/** @returns undefined when no secret for calendars is set. */
export function configureCalendars(settings: LiveSettings): CalendarDependencies | undefined {
  const { calendarSecrets } = settings;
  return (
    calendarSecrets && {
      tokens: new CalendarTokens(calendarSecrets, systemClock),
      seen: new SeenDays(configureDayIds(settings)),
    }
  );
}
