import type { Log } from '#base/log.ts';

/** A log for tests that stores the messages. */
export function fakeLog(): { readonly log: Log; readonly messages: string[] } {
  const messages: string[] = [];
  const note = (message: string): void => void messages.push(message);
  return { log: { error: note, warn: note, info: note, debug: note }, messages };
}
