/** What the page of the lookup shows beside the collection days. */
import type { VisitedCalendar } from '#features/calendar/visited-calendar.ts';
import type { UnservedAddress } from '#features/unserved/unserved-answer.ts';

declare module '#features/discharges/visited-lookup.ts' {
  interface AnsweredLookup {
    /** The list of unserved addresses; empty if it could not be had. */
    readonly unserved?: readonly UnservedAddress[];
    /** The visitor asked for a calendar, too. */
    readonly calendar?: VisitedCalendar;
  }
}
