/** Unserved addresses for a visitor without JavaScript, and as feeds and open data. */
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { UnservedAnswer } from './unserved-answer.ts';
import type { UnservedFeed } from './unserved-feed.ts';

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

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly unserved?: VisitedUnserved;
    /** The page is a feed, or open data, instead. */
    readonly unservedFeed?: VisitedFeed;
  }
}
