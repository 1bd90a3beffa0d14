/** The lookup of a visitor without JavaScript. */
import type { VisitedCalendar } from '#features/calendar/visited-calendar.ts';
import type { UnservedAddress } from '#features/unserved/unserved-answer.ts';
import type { DischargesAnswer } from './discharges-answer.ts';

/** A posted contract number and the collection days found for it. */
export interface VisitedLookup {
  readonly typed: string;
  /** The number was in the address: scripts ask for it again, so the answer is for visitors without them. */
  readonly isLink?: boolean;
  readonly outcome:
    | { readonly type: 'no-contract-number' }
    | {
        readonly type: 'failed';
        readonly reason: 'too-many' | 'proof-needed' | 'no-answer';
        /** Number of the call in the log, when the fault is not the visitor's. */
        readonly requestNumber?: string;
      }
    /** @property today Day in Tallinn (yyyy-MM-dd) from which distances are counted. */
    | {
        readonly type: 'answered';
        readonly answer: DischargesAnswer;
        readonly today: string;
        /** The list of unserved addresses; empty if it could not be had. */
        readonly unserved: readonly UnservedAddress[];
        /** The visitor asked for a calendar, too. */
        readonly calendar?: VisitedCalendar;
      };
}

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly lookup?: VisitedLookup;
  }
}
