/** Why a file of WordPress cannot be copied. */
import { ImageError, type ImageFault } from '#platform/base/image-error.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { ContentBaseError, type ContentBaseFault } from './content-base-error.ts';

/** Whether WordPress has no file at an address. It may lead elsewhere then, to what has a similar name. */
export function isGone(cause: unknown): boolean {
  const status = cause instanceof ContentBaseError ? cause.answered?.status : undefined;
  return status !== undefined && (status === 404 || status === 410 || (status >= 300 && status < 400));
}

/** A reason that is safe to show on the status page: it contains no decoder message and no path on this machine.
 * @returns A part of a sentence. */
export function toFileFault(cause: unknown): Note {
  if (isGone(cause)) return toNote('file-gone');
  if (cause instanceof ContentBaseError) return toContentFault(cause);
  if (cause instanceof ImageError) return toNote(imageFaults[cause.reason]);
  const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
  return isOfSystem ? toNote('file-not-kept', { reason: String(cause.code) }) : toNote('format-unreadable');
}

const imageFaults = {
  unreadable: 'format-unreadable',
  'too-large': 'picture-too-large',
  'drawing-too-large': 'drawing-too-large',
  slow: 'picture-slow',
} as const satisfies Record<ImageFault, string>;

/** Why WordPress did not give something.
 * @returns A part of a sentence. */
export function toContentFault({ reason, answered }: ContentBaseError): Note {
  return reason === 'status' && answered
    ? toNote('wordpress-status', { status: answered.status })
    : toNote(contentFaults[reason]);
}

const contentFaults = {
  unreachable: 'wordpress-unreachable',
  slow: 'wordpress-unreachable',
  refused: 'wordpress-refuses',
  status: 'wordpress-answer-unclear',
  'no-json': 'wordpress-answer-unclear',
  'too-large': 'file-too-large',
  shape: 'wordpress-answer-unclear',
  elsewhere: 'is-on-another-site',
} as const satisfies Record<ContentBaseFault, string>;
