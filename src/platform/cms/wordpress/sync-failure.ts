/** Why a whole sync failed, for editors. The log has the message of the error, for those who run the site. */
import { type Note, toNote } from '#platform/notes/note.ts';
import { ContentBaseError, type ContentBaseFault } from './content-base-error.ts';

export function toSyncFailure(cause: unknown): Note {
  if (!(cause instanceof ContentBaseError)) return toNote('sync-failed');
  const { note, reason, code, answered } = cause;
  if (note) return note;
  if (reason !== 'status' || !answered) return toNote(failures[reason]);
  // REST itself answers with a code; another 404 means that nothing answers there.
  return answered.status === 404 && code === undefined
    ? toNote('sync-no-interface')
    : toNote('sync-status', { status: answered.status });
}

const failures = {
  unreachable: 'sync-unreachable',
  slow: 'sync-unreachable',
  refused: 'sync-refused',
  status: 'sync-answer-unclear',
  'no-json': 'sync-no-interface',
  'too-large': 'sync-answer-unclear',
  shape: 'sync-answer-unclear',
  elsewhere: 'sync-answer-unclear',
} as const satisfies Record<ContentBaseFault, string>;
