/** Context of a page that is rendered for one request (src/platform/on-demand). A published page has none. */
import type { Locale } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';

/** A feature that has pages of this kind adds what they are given. */
export interface Visit {
  /** The refused form; its page shows the reason and the typed values. */
  readonly refused?: RefusedForm;
  /** Search results for the words of an unknown address, best first. */
  readonly suggestions?: readonly SuggestedPage[];
  /** It is no visitor's: no analytics is loaded. */
  readonly isUncounted?: true;
  /** The page is a draft, shown to its editor. */
  readonly preview?: VisitedPreview;
}

export interface SuggestedPage {
  readonly url: string;
  readonly title: string;
}

/** Content of the banner of a preview, in the language of the page. */
export interface VisitedPreview {
  readonly title: string;
  /** What is shown, and until when the link is valid. */
  readonly message: string;
  /** It stands beside the form in which it is edited, where another language is chosen too. */
  readonly isFramed: boolean;
  /** Label of the links to the other languages. */
  readonly languages: string;
  /** The same preview in each language. */
  readonly links: readonly { readonly locale: Locale; readonly href: string; readonly isShown: boolean }[];
  /** Where the draft is edited. */
  readonly editor: { readonly href: string; readonly message: string };
  /** Empty when there is nothing to fix. */
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
