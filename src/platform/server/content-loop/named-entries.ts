/** Entries that webhooks name. They are fetched at once, also while a publish runs: it then makes way for their pages alone. */
import type { NamedEntry } from '#platform/cms/content-event.ts';
import { jobFailed } from './job-failed.ts';
import type { LoopOptions } from './loop-options.ts';
import type { Scheduler } from './scheduler.ts';
import type { WaitingEvent, WaitingEvents } from './waiting-events.ts';

/** Entries that are not published yet. */
export interface FetchedEntries {
  /** Those that named them; none where they could not be fetched. */
  readonly events: readonly WaitingEvent[];
  readonly isChanged: boolean;
}

interface FetchAhead {
  readonly fetching: Promise<FetchedEntries>;
  /** Whether the publish that runs is to make way for it. */
  readonly way: { isNeeded: boolean };
}

export class NamedEntries {
  readonly #options: LoopOptions;
  readonly #scheduler: Scheduler;
  readonly #waiting: WaitingEvents;
  #ahead: FetchAhead | undefined;

  constructor(options: LoopOptions, scheduler: Scheduler, waiting: WaitingEvents) {
    this.#options = options;
    this.#scheduler = scheduler;
    this.#waiting = waiting;
  }

  /** @param onWait Called when the publish that runs has to end first. */
  async fetch(entries: readonly NamedEntry[], onWait?: () => void): Promise<FetchedEntries> {
    const { work, clock, report } = this.#options;
    const events = this.#waiting.take('content-base');
    try {
      const synced = await work.syncNamed(entries, onWait);
      report({ type: 'job-done', job: 'entries', at: clock() });
      if (!synced.isWhole) this.#scheduler.countSoon(clock());
      return { events, isChanged: synced.written.length + synced.removed.length > 0 };
    } catch (cause) {
      this.#waiting.end(events, 'failed');
      // The next inventory fetches what failed here.
      this.#scheduler.countSoon(clock());
      report(jobFailed('entries', cause));
      return { events: [], isChanged: false };
    }
  }

  /** While a publish runs, again and again: fetches what is named meanwhile.
   * @returns Whether the publish is to make way for it. */
  fetchAhead(): boolean {
    const entries = this.#ahead ? [] : this.#scheduler.takeNamed(this.#options.clock());
    if (entries.length > 0) {
      const way = { isNeeded: false };
      const needWay = () => {
        way.isNeeded = true;
      };
      const fetching = this.fetch(entries, needWay).then((fetched) => {
        if (fetched.isChanged) needWay();
        return fetched;
      });
      this.#ahead = { fetching, way };
    }
    return this.#ahead?.way.isNeeded === true;
  }

  /** What is fetched beside a publish. */
  get ahead(): Promise<FetchedEntries> | undefined {
    return this.#ahead?.fetching;
  }

  /** For whoever publishes it after the publish that ran. */
  takeAhead(): Promise<FetchedEntries> | undefined {
    const { ahead } = this;
    this.#ahead = undefined;
    return ahead;
  }
}
