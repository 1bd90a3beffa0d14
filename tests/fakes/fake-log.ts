import type { Report, SiteEvent } from '#platform/events/site-event.ts';
import { writeEventsTo } from '#platform/events/write-events.ts';

/** A log for tests that stores the events, and the messages that it would have of them. */
export function fakeLog(): {
  readonly report: Report;
  readonly events: SiteEvent[];
  readonly messages: string[];
} {
  const events: SiteEvent[] = [];
  const messages: string[] = [];
  const note = (message: string): void => void messages.push(message);
  const write = writeEventsTo({ error: note, warn: note, info: note, debug: note });
  const report: Report = (event) => {
    events.push(event);
    write(event);
  };
  return { report, events, messages };
}
