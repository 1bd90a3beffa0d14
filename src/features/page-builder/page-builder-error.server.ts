import { cleanNote } from '#platform/base/text.ts';
import { UpstreamError } from '#platform/base/result.ts';

export type PageBuilderFault =
  | 'unreachable'
  | 'slow'
  | 'refused'
  | 'not-published'
  | 'not-bundled'
  | 'status'
  | 'malformed'
  | 'not-rendered';

/** The page builder returns no pages; the known pages stay. */
export class PageBuilderError extends UpstreamError {
  override readonly name = 'PageBuilderError';
  readonly reason: PageBuilderFault;

  /** @param message One line that a person can act on. */
  constructor(reason: PageBuilderFault, message: string, cause?: unknown) {
    // The message may contain names from the bundle, which are untrusted text.
    super(cleanNote(message), { cause });
    this.reason = reason;
  }
}
