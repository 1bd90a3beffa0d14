/** What the log has of events of the live part, and their writer in a Netlify function. A function has no other events, and the
 * sentences of all would be packed into each. */
import { log, type LogFields } from '#platform/base/log.ts';
import type { LiveEvent } from './live-event.ts';
import type { levels } from './site-event.ts';

const level: (typeof levels)[LiveEvent['type']] = 'info';

export function writeLiveEvent(event: LiveEvent): void {
  const { message, fields } = formatLiveEvent(event);
  log[level](message, fields);
}

export function formatLiveEvent(event: LiveEvent): {
  readonly message: string;
  readonly fields: LogFields;
} {
  if (event.type === 'rebuild')
    return { message: event.type, fields: { step: event.step, outcome: event.outcome, ...event.fields } };
  const { type: _type, ...fields } = event;
  return { message: 'request', fields };
}
