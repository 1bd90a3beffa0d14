/** What the log has said already and does not say again: a failure until it is fixed or fails for another reason, and what requests
 * can cause as often as they like once a minute. */
import { BoundedCache } from '#platform/base/bounded-cache.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { LoggedEvent, SiteEvent } from './site-event.ts';

/** Minimum interval between two lines of the same kind, in milliseconds. */
const intervalMs = 60_000;

/** What floods of requests do to the threads that make pages, by kind.
 * @returns undefined for what is said each time. */
function findFlood(event: LoggedEvent): string | undefined {
  if (event.type === 'thread-replaced') return `replaced ${event.failure}`;
  return event.type === 'order-refused' || event.type === 'order-expired' ? 'overload' : undefined;
}

interface Seen {
  readonly until: number;
  count: number;
}

export class Repeats {
  readonly #clock: Clock;
  readonly #seen = new BoundedCache<Seen>({
    name: 'kinds of failures',
    maxBytes: 1024 * 1024,
    maxEntries: 500,
    countBytes: () => 48,
  });
  /** Bounded by the kinds of job. What the log last said of each. */
  readonly #unfixed = new Map<string, string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns What the log says of an event; undefined: it has said so. */
  filter(event: LoggedEvent, message: string): string | undefined {
    if (event.type === 'job-failed') return this.#onceUntilFixed(event.job, event.message, message);
    if (event.type === 'targets-failed') return this.#onceUntilFixed('publish', message, message);
    if (event.type === 'held') return this.#onceUntilFixed('held', message, message);
    if (event.type === 'server-error') return this.#onceAMinute(message, message);
    const flood = findFlood(event);
    return flood === undefined ? message : this.#onceAMinute(flood, message);
  }

  /** Forgets what an event shows to be fixed. */
  forget(event: SiteEvent): void {
    if (event.type === 'job-done') this.#unfixed.delete(event.job);
    if (event.type === 'held' && !event.isHeld) this.#unfixed.delete('held');
    if (event.type === 'published' && (event.outcome === 'done' || event.outcome === 'held'))
      this.#unfixed.delete('publish');
  }

  #onceUntilFixed(job: string, failure: string, message: string): string | undefined {
    if (this.#unfixed.get(job) === failure) return undefined;
    this.#unfixed.set(job, failure);
    return message;
  }

  #onceAMinute(kind: string, message: string): string | undefined {
    const seen = this.#seen.get(kind);
    if (seen && this.#clock() < seen.until) {
      seen.count += 1;
      return undefined;
    }
    this.#seen.set(kind, { until: this.#clock() + intervalMs, count: 0 });
    return seen && seen.count > 0 ? `${message} (and ${seen.count} times before)` : message;
  }
}
