export type PageBuilderFault =
  | 'unreachable'
  | 'slow'
  | 'refused'
  | 'not-published'
  | 'not-bundled'
  | 'status'
  | 'malformed'
  | 'not-rendered';

/** The page builder gives no pages; those that are known stay. */
export class PageBuilderError extends Error {
  override readonly name = 'PageBuilderError';
  readonly reason: PageBuilderFault;

  /** @param says One line that a person can act on. */
  constructor(reason: PageBuilderFault, says: string, cause?: unknown) {
    super(says, { cause });
    this.reason = reason;
  }
}
