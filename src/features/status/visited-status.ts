/** What the status page shows. */
import type { UnansweredWords } from '#features/search/unanswered-words.ts';
import type { ServerState, SiteStatus } from '#platform/publish/status-schema.ts';

export interface ShownStatus extends SiteStatus {
  /** Words for which what goes where has no answer; undefined when they could not be read. Anybody may have typed them, so a
   * public status withholds them. */
  readonly unanswered?: readonly UnansweredWords[] | 'withheld' | undefined;
}

/** Data of the status page. Empty when the link is invalid, and for remote requests when no secret signs links. */
export type VisitedStatus =
  | { readonly type: 'refused'; readonly reason: 'link' | 'no-secret' }
  /** @property query Query string that opens the page in another language or as JSON: `?until=…`; empty when access is
   * open.
   * @property server Absent on Netlify, where functions answer. */
  | {
      readonly type: 'shown';
      readonly status: ShownStatus;
      readonly query: string;
      readonly server?: ServerState | undefined;
    };

declare module '#platform/publish/visit.ts' {
  interface Visit {
    /** Undefined on other pages. */
    readonly status?: VisitedStatus;
  }
}
