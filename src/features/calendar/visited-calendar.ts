/** A calendar for a visitor without JavaScript. */
import type { Reminder } from './calendar.ts';

/** A calendar of collection days, asked for without JavaScript. */
export interface VisitedCalendar {
  readonly reminder: Reminder;
  /** Chosen kinds of waste as the content base names them; empty for all. */
  readonly wasteTypes: readonly string[];
  /** Without a secret for calendars there is only the file. */
  readonly outcome:
    | { readonly type: 'made'; readonly path: string }
    | { readonly type: 'only-file' }
    | { readonly type: 'failed' };
}
