/** What WordPress answered instead of content. */
import type { Note } from '#platform/notes/note.ts';
import { UpstreamError } from '#platform/base/result.ts';

export type ContentBaseFault =
  'unreachable' | 'slow' | 'refused' | 'status' | 'no-json' | 'too-large' | 'shape' | 'elsewhere';

/** The response of WordPress, if there was one. */
export interface Answered {
  readonly status: number;
  /** undefined when the response is not JSON. */
  readonly json: unknown;
}

/** WordPress cannot be read; no content of this sync is used. */
export class ContentBaseError extends UpstreamError {
  override readonly name = 'ContentBaseError';
  readonly reason: ContentBaseFault;
  /** Error code of WordPress, such as `rest_no_route`. */
  readonly code: string | undefined;
  /** The response when its status is not 200; undefined for every other failure. */
  readonly answered: Answered | undefined;
  /** What editors are told, where the reason says too little. */
  readonly note: Note | undefined;

  constructor(
    reason: ContentBaseFault,
    message: string,
    {
      code,
      answered,
      note,
      cause,
    }: { code?: string | undefined; answered?: Answered; note?: Note; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.code = code;
    this.answered = answered;
    this.note = note;
  }
}
