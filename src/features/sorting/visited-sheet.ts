/** Choices of a sheet of what goes where that cannot be made, as sent, so that nothing has to be chosen again. */
export interface VisitedSheet {
  /** What is wrong, in the language of the page. */
  readonly message: string;
  readonly bins: readonly string[];
  readonly languages: readonly string[];
  readonly municipality: string;
}

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly sheet?: VisitedSheet;
  }
}
