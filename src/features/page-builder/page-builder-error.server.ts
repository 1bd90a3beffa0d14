import { cleanNote } from '#platform/base/text.ts';
import { type Note, type NoteCode, toNote } from '#platform/notes/note.ts';
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

  /** For those who make pages there; the message is for those who run the site. */
  readonly note: Note;

  /** @param message One line that a person can act on.
   * @param options.detail Why no page can be made. */
  constructor(
    reason: PageBuilderFault,
    message: string,
    { cause, detail = '' }: { readonly cause?: unknown; readonly detail?: string | Note } = {},
  ) {
    // The message may contain names from the bundle, which are untrusted text.
    super(cleanNote(message), { cause });
    this.reason = reason;
    this.note =
      reason === 'not-rendered' ? toNote('builder-not-rendered', { reason: detail }) : toNote(codes[reason]);
  }
}

const codes = {
  unreachable: 'builder-unreachable',
  slow: 'builder-unreachable',
  status: 'builder-unreachable',
  refused: 'builder-refused',
  'not-published': 'builder-not-published',
  'not-bundled': 'builder-not-bundled',
  malformed: 'builder-answer-unclear',
} as const satisfies Record<Exclude<PageBuilderFault, 'not-rendered'>, NoteCode>;
