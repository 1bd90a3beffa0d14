/** Webhooks that the site does not show yet: how many, and how long each took. Only measures; what is done and when is the
 * scheduler's matter. */
import type { Clock } from '#platform/base/clock.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import type { Upstreams } from './scheduler.ts';

type Source = ContentEvent['type'];

export interface WaitingEvent {
  readonly source: Source;
  /** When it arrived, in milliseconds since the epoch. */
  readonly at: number;
}

/** `unchanged`: the site showed it already, could not publish it or is held. `failed`: the source could not be read, so the
 * event waits on. */
export type EventEnd = 'live' | 'unchanged' | 'failed';

/** More are not measured: a source that fails for days. */
const maxWaiting = 1000;

/** Whether anything is done about an event. */
export function isHeard({ type }: ContentEvent, { hasContentBase, hasPageBuilder }: Upstreams): boolean {
  return type === 'page-builder' ? hasPageBuilder : hasContentBase;
}

export class WaitingEvents {
  readonly #clock: Clock;
  readonly #report: Report;
  #events: readonly WaitingEvent[] = [];
  /** Taken, and not ended yet. */
  #taken = 0;

  constructor(clock: Clock, report: Report) {
    this.#clock = clock;
    this.#report = report;
  }

  add(source: Source, at: number): void {
    this.#events = [...this.#events, { source, at }].slice(-maxWaiting);
    this.#noteCount();
  }

  /** @returns What waits for a source, which the caller must `end`. */
  take(source: Source): readonly WaitingEvent[] {
    const taken = this.#events.filter((event) => event.source === source);
    this.#events = this.#events.filter((event) => event.source !== source);
    this.#taken += taken.length;
    return taken;
  }

  end(events: readonly WaitingEvent[], end: EventEnd): void {
    if (events.length === 0) return;
    this.#taken -= events.length;
    if (end === 'failed') this.#events = [...events, ...this.#events].slice(-maxWaiting);
    if (end === 'live')
      for (const { at } of events) this.#report({ type: 'webhook-live', ms: this.#clock() - at });
    this.#noteCount();
  }

  #noteCount(): void {
    this.#report({ type: 'webhooks-waiting', count: this.#events.length + this.#taken });
  }
}
