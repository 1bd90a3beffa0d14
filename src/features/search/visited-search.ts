/** A search for a visitor without JavaScript. */
import type { Collection } from '#shell/search/collection.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { ArticlesAnswer, GroupedAnswer } from './search-answer.ts';

/** A text with its matches marked. */
type MatchedText = readonly { readonly text: string; readonly isMatch: boolean }[];

interface VisitedResult {
  readonly url: string;
  readonly kind: EntryKind;
  readonly title: MatchedText;
  readonly snippet: MatchedText;
  readonly collection?: Collection | undefined;
  /** Where an object goes. */
  readonly goesTo?: { readonly bin: string; readonly name: string } | undefined;
}

export interface VisitedSearch {
  readonly typed: string;
  /** The search, as the query of the page's address. */
  readonly query: string;
  readonly results: readonly VisitedResult[];
  /** What may have been meant. */
  readonly suggestions?: readonly VisitedResult[] | undefined;
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

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly search?: VisitedSearch;
  }
}
