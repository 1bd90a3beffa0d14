/** The confirmation of a form, for the visitor who sent it. */

export interface VisitedSent {
  /** What the visitor can read out on the phone. */
  readonly reference: string;
}

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly sent?: VisitedSent;
  }
}
