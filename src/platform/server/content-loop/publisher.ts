/** Publishes of a running server. One that takes long makes way for what is named meanwhile, and goes on afterwards. */
import type { ContentLoopEvent } from '#platform/events/content-loop-event.ts';
import { explainFailed } from '#platform/publish/explain-failure.ts';
import { HeldSite } from './held-site.ts';
import { jobFailed } from './job-failed.ts';
import type { LoopOptions } from './loop-options.ts';
import type { NamedEntries } from './named-entries.ts';
import type { Scheduler, SyncReason } from './scheduler.ts';
import type { EventEnd, WaitingEvent, WaitingEvents } from './waiting-events.ts';

/** How often a job that takes long checks whether it should yield to webhook events, in milliseconds. */
export const interruptionMs = 20;

type PublishEnd = Pick<
  Extract<ContentLoopEvent, { readonly type: 'published' }>,
  'outcome' | 'rendered' | 'removed' | 'failed'
>;

/** How the events of a publish end. `later`: with the publish that goes on with it. */
type Shown = EventEnd | 'later';

interface PublisherContext {
  readonly scheduler: Scheduler;
  readonly waiting: WaitingEvents;
  readonly named: NamedEntries;
}

export class Publisher {
  readonly held: HeldSite;
  /** Fingerprint of the content that was published last. */
  published = '';
  readonly #options: LoopOptions;
  readonly #scheduler: Scheduler;
  readonly #waiting: WaitingEvents;
  readonly #named: NamedEntries;
  /** Events of publishes that have left something. */
  #left: readonly WaitingEvent[] = [];

  constructor(options: LoopOptions, { scheduler, waiting, named }: PublisherContext) {
    this.#options = options;
    this.#scheduler = scheduler;
    this.#waiting = waiting;
    this.#named = named;
    this.held = new HeldSite(options);
  }

  async publish(reason: SyncReason): Promise<Shown> {
    const { work, clock, report } = this.#options;
    const start = performance.now();
    const reportEnd = (end: PublishEnd) => {
      report({ type: 'published', reason, ...end, ms: performance.now() - start, at: clock() });
    };
    const way = { isMade: false };
    const watch = setInterval(() => {
      const isAwaited = this.#named.fetchAhead() || this.#scheduler.isBuilderAwaited(clock());
      if (isAwaited && work.makeWay()) way.isMade = true;
    }, interruptionMs);
    try {
      // Read before publishing, so that a change made meanwhile is still detected.
      this.published = work.fingerprint();
      const { rendered, removed, failed, left } = await work.publish(reason);
      // The job still has the lock, so this is what the publish found too.
      const isHeld = this.held.check();
      const outcome = isHeld ? 'held' : left > 0 ? 'left' : failed.length === 0 ? 'done' : 'partly';
      if (failed.length > 0) report({ type: 'targets-failed', message: explainFailed(failed) });
      reportEnd({ outcome, rendered, removed, failed: failed.length });
      if (left > 0) {
        this.#scheduler.left(clock());
        return way.isMade ? 'later' : 'live';
      }
      this.#scheduler.published(work.nextDue());
      return this.#endLeft(outcome === 'done' ? 'live' : 'unchanged');
    } catch (cause) {
      this.#scheduler.failed('publish', clock());
      report(jobFailed('publish', cause));
      reportEnd({ outcome: 'failed', rendered: 0, removed: 0, failed: 0 });
      return this.#endLeft('unchanged');
    } finally {
      clearInterval(watch);
    }
  }

  /** Ends events now or, where their pages are left, with the publish that writes those. */
  endShown(events: readonly WaitingEvent[], shown: Shown): void {
    if (shown === 'later') this.#left = [...this.#left, ...events];
    else this.#waiting.end(events, shown);
  }

  #endLeft(end: EventEnd): EventEnd {
    this.#waiting.end(this.#left, end);
    this.#left = [];
    return end;
  }
}
