/** Context of a page that is rendered for one request (src/platform/on-demand). A published page has none. */
import type { Reminder } from '#features/calendar/calendar.ts';
import type { Collection } from '#features/search/format/collection.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { ArticlesAnswer, GroupedAnswer } from '#features/search/search-answer.ts';
import type { UnservedAddress, UnservedAnswer } from '#features/unserved/unserved-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { EntryKind } from '#features/search/result-type.ts';
import type { ServerState, SiteStatus } from './status-schema.ts';
import type { UnservedFeed } from '#features/unserved/unserved-feed.ts';

export interface Visit {
  readonly lookup?: VisitedLookup;
  readonly search?: VisitedSearch;
  readonly unserved?: VisitedUnserved;
  /** The page is a feed, or open data, instead. */
  readonly unservedFeed?: VisitedFeed;
  /** The refused form; its page shows the reason and the typed values. */
  readonly refused?: RefusedForm;
  /** Choices of a sheet of what goes where that cannot be made. */
  readonly sheet?: VisitedSheet;
  /** Search results for the words of an unknown address, best first. */
  readonly suggestions?: readonly SuggestedPage[];
  /** Data of the status page; undefined on other pages. */
  readonly status?: VisitedStatus;
  /** The page is a draft, shown to its editor. */
  readonly preview?: VisitedPreview;
}

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

/** The list of unserved addresses, asked for without JavaScript. */
export interface VisitedUnserved {
  /** What was chosen, as the query of the page's address. */
  readonly query: string;
  readonly outcome:
    | { readonly type: 'failed' }
    /** @property moment In Tallinn; a row of today tells until when the truck may still come. */
    | { readonly type: 'answered'; readonly answer: UnservedAnswer; readonly moment: TallinnMoment };
}

/** A feed of unserved addresses, of an answer that is not stale. */
export interface VisitedFeed extends UnservedFeed {
  readonly answer: UnservedAnswer;
}

/** A text with its matches marked. */
export type MatchedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export interface VisitedSearch {
  readonly typed: string;
  /** The search, as the query of the page's address. */
  readonly query: string;
  readonly results: readonly {
    readonly url: string;
    readonly kind: EntryKind;
    readonly title: MatchedText;
    readonly snippet: MatchedText;
    readonly collection?: Collection | undefined;
  }[];
  readonly total: number;
  /** What was found, so that it is not shown twice (SearchAnswer). */
  readonly keys: readonly string[];
  readonly groups: VisitedLiveResults<GroupedAnswer>;
  readonly articles: VisitedLiveResults<ArticlesAnswer>;
}

/** Pages of a source of the content base, shown beside the pages of the site. */
export type VisitedLiveResults<Answer> =
  /** Its types are not to be shown. */
  | { readonly type: 'not-asked' }
  | { readonly type: 'failed' }
  | { readonly type: 'answered'; readonly pages: readonly Answer[] };

/** As sent, so that nothing has to be chosen again. */
export interface VisitedSheet {
  /** What is wrong, in the language of the page. */
  readonly message: string;
  readonly bins: readonly string[];
  readonly languages: readonly string[];
  readonly municipality: string;
}

export interface SuggestedPage {
  readonly url: string;
  readonly title: string;
}

/** Data of the status page. Empty when the link is invalid, and for remote requests when no secret signs links. */
export type VisitedStatus =
  | { readonly type: 'refused'; readonly reason: 'link' | 'no-secret' }
  /** @property query Query string that opens the page in another language or as JSON: `?until=…`; empty when access is
   * open.
   * @property server Absent on Netlify, where functions answer. */
  | {
      readonly type: 'shown';
      readonly status: SiteStatus;
      readonly query: string;
      readonly server?: ServerState | undefined;
    };

/** Content of the banner of a preview, in the language of the page. */
export interface VisitedPreview {
  readonly title: string;
  /** What is shown, and until when the link is valid. */
  readonly message: string;
  /** Label of the links to the other languages. */
  readonly languages: string;
  /** The same preview in each language. */
  readonly links: readonly { readonly locale: Locale; readonly href: string; readonly isShown: boolean }[];
  /** Where the draft is edited. */
  readonly editor: { readonly href: string; readonly message: string };
  /** In English; empty when there is nothing to fix. */
  readonly warnings: { readonly message: string; readonly list: readonly string[] };
}

/** A form that was sent without JavaScript and refused. The page of the form shows it again: each text of `values` is
 * back in its field, `fields` are marked, and the element with the attribute `data-refused` above the form shows
 * `message` and the other details. If the page has no such element, the visitor gets a plain page instead
 * (src/platform/calls/form-answer.ts). */
export interface RefusedForm {
  /** The page with the form. */
  readonly page: PagePath;
  /** The reason, in the language of the page. */
  readonly message: string;
  /** Names of fields that are missing or invalid. */
  readonly fields: readonly string[];
  /** Typed texts by field. Files are not included and must be chosen again. */
  readonly values: Readonly<Record<string, string>>;
  /** Reason given by the helpdesk. */
  readonly text?: string;
  /** Set when the form may have been sent anyway: the reference that the visitor can give on the phone. */
  readonly reference?: string;
  /** Number of the request in the log, when the fault is not the visitor's. */
  readonly requestNumber?: string;
}
