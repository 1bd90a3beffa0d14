/** Secrets of the addresses of calendars. */
import { z } from 'zod';
import { both, settingsPart, unless } from '#platform/calls/settings-part.ts';

declare module '#platform/calls/settings.ts' {
  interface LiveSettings {
    /** undefined: there are no addresses of calendars. */
    readonly calendarSecrets: CalendarSecrets | undefined;
  }
}

export interface CalendarSecrets {
  readonly secret: string;
  /** The secret of before, which opens tokens until its last day in Tallinn ends, yyyy-MM-dd. */
  readonly old?: { readonly secret: string; readonly lastDay: string } | undefined;
}

const secret = z.string().min(16, 'is shorter than 16 characters').optional();

export const settings = settingsPart({
  shape: {
    /** Encrypts addresses of calendars; without it there are none. */
    CALENDAR_SECRET: secret,
    /** The secret of before: calendars with it are answered until the day after CALENDAR_OLD_SECRET_UNTIL begins. */
    CALENDAR_OLD_SECRET: secret,
    CALENDAR_OLD_SECRET_UNTIL: z.iso.date('is not a day like 2027-01-31').optional(),
  },
  secrets: ['CALENDAR_SECRET', 'CALENDAR_OLD_SECRET'],
  findFaults: ({ CALENDAR_SECRET, CALENDAR_OLD_SECRET, CALENDAR_OLD_SECRET_UNTIL }) => [
    ...unless(
      (CALENDAR_OLD_SECRET === undefined) === (CALENDAR_OLD_SECRET_UNTIL === undefined),
      'CALENDAR_OLD_SECRET_UNTIL',
      'belongs to CALENDAR_OLD_SECRET: set both',
    ),
    ...unless(
      CALENDAR_OLD_SECRET === undefined || CALENDAR_SECRET !== undefined,
      'CALENDAR_SECRET',
      'is required with CALENDAR_OLD_SECRET',
    ),
  ],
  toSettings: ({ CALENDAR_SECRET, CALENDAR_OLD_SECRET, CALENDAR_OLD_SECRET_UNTIL }) => {
    const old = both(CALENDAR_OLD_SECRET, CALENDAR_OLD_SECRET_UNTIL);
    const calendarSecrets: CalendarSecrets | undefined =
      CALENDAR_SECRET === undefined
        ? undefined
        : { secret: CALENDAR_SECRET, old: old && { secret: old[0], lastDay: old[1] } };
    return { calendarSecrets };
  },
});
