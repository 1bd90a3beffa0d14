/** What a page is rendered for when it is made for one request (src/on-demand). A published page is made for nobody. */
import type { DischargesAnswer, GroupedResult, SearchGroup } from './live-answer.ts';
import type { Locale } from './locale.ts';
import type { PagePath } from './page-path.ts';
import type { ServerState, SiteStatus } from './site-status.ts';

export interface Visit {
  readonly lookup?: VisitedLookup;
  readonly search?: VisitedSearch;
  /** The form that was sent and not taken; its page shows why, and what was typed. */
  readonly refused?: RefusedForm;
  /** What the words of an unknown address find, best first. */
  readonly suggestions?: readonly SuggestedPage[];
  /** The status page; undefined elsewhere. */
  readonly status?: VisitedStatus;
  /** The page is a draft, shown to its editor. */
  readonly preview?: VisitedPreview;
}

/** The contract number that the form of the next collection day has posted, and what was found for it. */
export interface VisitedLookup {
  readonly typed: string;
  readonly outcome:
    | { readonly type: 'no-contract-number' }
    | { readonly type: 'failed'; readonly reason: 'too-many' | 'proof-needed' | 'no-answer' }
    /** @property today Day in Tallinn (yyyy-MM-dd) from which distances are counted. */
    | { readonly type: 'answered'; readonly answer: DischargesAnswer; readonly today: string };
}

/** A text with its matches told apart. */
export type MatchedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export interface VisitedSearch {
  readonly typed: string;
  readonly results: readonly {
    readonly url: string;
    readonly title: MatchedText;
    readonly snippet: MatchedText;
  }[];
  /** How many there are; `results` are the first of them. */
  readonly total: number;
  readonly live: VisitedLiveResults;
}

/** What the content base finds beside the pages. */
export type VisitedLiveResults =
  | { readonly type: 'failed' }
  | {
      readonly type: 'found';
      readonly groups: Readonly<Record<SearchGroup, readonly GroupedResult[]>>;
      readonly isDemonstration: boolean;
    };

export interface SuggestedPage {
  readonly url: string;
  readonly title: string;
}

/** What the status page shows; nothing to those whose link does not hold, and to nobody from elsewhere where no secret
 * signs links. */
export type VisitedStatus =
  | { readonly type: 'refused'; readonly reason: 'link' | 'no-secret' }
  /** @property query Opens the page in another language and as JSON: `?until=…`, or empty where nobody is kept out.
   * @property server Absent where functions answer. */
  | {
      readonly type: 'shown';
      readonly status: SiteStatus;
      readonly query: string;
      readonly server?: ServerState | undefined;
    };

/** What the banner of a preview says, in the language of the page. */
export interface VisitedPreview {
  readonly title: string;
  /** What is shown, and until when the link holds. */
  readonly message: string;
  /** Names the links to the languages. */
  readonly languages: string;
  /** The same preview in each language. */
  readonly links: readonly { readonly locale: Locale; readonly href: string; readonly isShown: boolean }[];
  /** Where the draft is edited. */
  readonly editor: { readonly href: string; readonly message: string };
  /** In English; empty where nothing has to be mended. */
  readonly warnings: { readonly message: string; readonly list: readonly string[] };
}

/** A form that a page without JavaScript has sent and that was not taken. The page of the form shows it so: each text
 * of `values` stands in its field again, `fields` are marked, and a summary above the form, an element with the
 * attribute `data-refused`, gives `message` and what else is there. A page without such an element is not shown; the
 * visitor gets a plain page then (src/proxy/form-answer.ts). */
export interface RefusedForm {
  /** The page that the form stands on. */
  readonly page: PagePath;
  /** Why, in the language of the page. */
  readonly message: string;
  /** Names of the fields that are missing or wrong. */
  readonly fields: readonly string[];
  /** Texts as they were typed, by field; a file is not among them and has to be chosen again. */
  readonly values: Readonly<Record<string, string>>;
  /** Why the helpdesk refuses, in its own words. */
  readonly text?: string;
  /** The form may have been sent all the same; what the visitor may name when calling. */
  readonly reference?: string;
}
