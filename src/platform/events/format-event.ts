/** What the log has of an event: a sentence for people, and for requests their fields. */
import type { LogFields } from '#platform/base/log.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { formatReason } from '#platform/engine/reason.ts';
import type { LoggedEvent } from './site-event.ts';
import { logNote } from '#platform/notes/note.ts';
import { formatLiveEvent } from './write-live-event.ts';
import type { EntryNote } from './sync-event.ts';

export interface LogLine {
  readonly message: string;
  readonly fields?: LogFields;
}

/** @returns undefined for what nobody need read: a publish that changed nothing. */
export function formatEvent(event: LoggedEvent): LogLine | undefined {
  const message = formatSentence(event);
  return message === undefined ? undefined : { message, ...pickFields(event) };
}

function formatSentence(event: LoggedEvent): string | undefined {
  switch (event.type) {
    case 'lock-awaited':
      return `Another ${lockHolders[event.of]} is running on this state folder; waiting for it.`;
    case 'mail-failed':
      return `The makers of pages could not be told by mail: ${event.reason}. It is tried again in an hour.`;
    case 'compiling':
      return 'Compiling the pages.';
    case 'target-rendered':
      return `${event.address} rendered: ${formatReason(event.reason)}`;
    case 'file-removed':
      return `${event.file} removed: its entry is gone`;
    case 'entry-refused':
    case 'entry-warned':
      return formatEntryNote(event.note, event.link);
    case 'published':
      return formatPublished(event);
    case 'job-failed':
      return `${event.stack ?? event.message} The site stays unchanged; the job is retried later.`;
    case 'targets-failed':
      return event.message;
    case 'held':
      return event.isHeld ? held : undefined;
    case 'content-thread-died':
      return `The thread that publishes content died (${event.reason}). It is started again.`;
    case 'proxy-fault':
    case 'credentials-refused':
      return event.advice;
    case 'order-refused':
      return `More than ${event.maxQueued} orders wait for a thread.`;
    case 'order-expired':
      return `An order waited longer than ${event.waitMs} ms for a thread.`;
    case 'thread-replaced':
      return `A worker thread is replaced. ${event.reason}`;
    case 'preview-failed':
      return `A preview could not be made: ${event.reason}`;
    case 'content-check-failed':
      return `The content could not be checked: ${event.reason}`;
    case 'unanswered-unreadable':
      return 'the words for which nothing was found cannot be read';
    case 'server-error':
      return `${event.what}: ${event.error}`;
    case 'page-request':
      return 'request';
    case 'live-call':
    case 'rebuild':
      return formatLiveEvent(event).message;
    default:
      return unreachable(event);
  }
}

/** A sync has the state too while it moves files into place. */
const lockHolders = { state: 'sync or build', 'page-builder': 'sync of the page builder' } as const;

const held = 'The last publish was rolled back. The site stays unchanged until the next `npm run build`.';

type Published = Extract<LoggedEvent, { readonly type: 'published' }>;

/** The publish with which the server begins has named what it rendered. */
function formatPublished({ reason, rendered, removed, ms }: Published): string | undefined {
  if (reason === 'start' || rendered + removed === 0) return undefined;
  return `${rendered} rendered, ${removed} removed in ${(ms / 1000).toFixed(2)} s.`;
}

/** One line that a person can act on. */
function formatEntryNote(note: EntryNote, link: string | undefined): string {
  const { type, id, locale, title, adminPage } = note;
  const unnamed = adminPage === undefined ? `${type} (without id)` : type;
  const name = [
    id === undefined ? unnamed : `${type} ${id}`,
    title === undefined ? undefined : `“${title}”`,
    locale && `in ${locale}`,
  ].filter(Boolean);
  return `${name.join(', ')}: ${logNote(note)}${link === undefined ? '' : ` (${link})`}`;
}

function pickFields(event: LoggedEvent): Pick<LogLine, 'fields'> {
  if (event.type === 'server-error') return { fields: { requestId: event.requestId } };
  if (event.type === 'unanswered-unreadable') return { fields: { reason: event.reason } };
  if (event.type === 'rebuild' || event.type === 'live-call') return formatLiveEvent(event);
  if (event.type !== 'page-request') return {};
  const { type: _type, ...fields } = event;
  return { fields };
}
