/** The lookup of a visitor without JavaScript. */
import type { Locale } from '#platform/languages/locale.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
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
    | AnsweredLookup;
}

/** A feature that finds more for the number adds it. */
export interface AnsweredLookup {
  readonly type: 'answered';
  readonly answer: DischargesAnswer;
  /** Day in Tallinn (yyyy-MM-dd) from which distances are counted. */
  readonly today: string;
  /** `part`: a feature shows what was just asked for, and takes the focus. */
  readonly focus?: 'part';
}

/** What a part of the answer gets: a feature has it in its file `LookupAnswerPart.astro`. */
export interface AnsweredPart {
  readonly outcome: AnsweredLookup;
  readonly typed: string;
  /** Of the form of the page. */
  readonly action: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: {
    readonly showMonths: string;
    readonly addToCalendar: string;
    readonly makePoster: string;
  };
}

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly lookup?: VisitedLookup;
  }
}
