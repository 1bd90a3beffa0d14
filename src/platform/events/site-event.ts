/** Everything that is reported. Whoever publishes, syncs or serves reports facts; whoever starts that work decides what becomes of
 * them: lines of the log (write-events.ts), numbers for /metrics and /status (src/platform/server/metrics), the notes of a sync
 * (src/platform/publish/sync-notes.ts), a bar on a terminal (scripts/command-events.ts). */
import type { LogLevel } from '#platform/base/log.ts';
import type { ContentLoopEvent } from './content-loop-event.ts';
import type { LiveEvent } from './live-event.ts';
import type { PublishEvent } from './publish-event.ts';
import type { ServerEvent } from './server-event.ts';
import type { SyncEvent } from './sync-event.ts';

export type SiteEvent = PublishEvent | SyncEvent | ContentLoopEvent | ServerEvent | LiveEvent;

export type Report = (event: SiteEvent) => void;

/** How urgent an event is for whoever reads the log. `unlogged`: it is only counted or shown as progress. */
export const levels = {
  'lock-awaited': 'info',
  'mail-failed': 'warn',
  compiling: 'info',
  rendering: 'unlogged',
  'target-rendered': 'info',
  'file-removed': 'info',
  'entries-expected': 'unlogged',
  'entries-read': 'unlogged',
  'entry-converting': 'unlogged',
  'entry-refused': 'error',
  'entry-warned': 'warn',
  published: 'info',
  'targets-failed': 'error',
  'job-done': 'unlogged',
  'job-failed': 'error',
  held: 'warn',
  'webhooks-waiting': 'unlogged',
  'webhook-live': 'unlogged',
  'upstream-asked': 'unlogged',
  'content-thread-died': 'error',
  'server-error': 'error',
  'page-request': 'info',
  'proxy-fault': 'warn',
  'credentials-refused': 'warn',
  'order-refused': 'warn',
  'order-expired': 'warn',
  'thread-replaced': 'warn',
  'preview-failed': 'error',
  'content-check-failed': 'error',
  'unanswered-unreadable': 'error',
  'live-call': 'info',
  rebuild: 'info',
} as const satisfies Readonly<Record<SiteEvent['type'], LogLevel | 'unlogged'>>;

type LoggedType = {
  [Type in keyof typeof levels]: (typeof levels)[Type] extends 'unlogged' ? never : Type;
}[keyof typeof levels];

export type LoggedEvent = Extract<SiteEvent, { readonly type: LoggedType }>;

export function isLogged(event: SiteEvent): event is LoggedEvent {
  return levels[event.type] !== 'unlogged';
}
