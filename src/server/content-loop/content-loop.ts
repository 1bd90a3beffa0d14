/** Keeps the content of a running server up to date: runs the scheduler's jobs one at a time. If a job fails,
 * the published site stays unchanged, the reason is logged once, and the job is retried later. */
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ContentEvent } from '#model/content-event.ts';
import { explainFailed } from '#publish/explain-failure.ts';
import type { LiveContent } from '#publish/live-content.ts';
import type { CheckedSource, ContentWork } from '../metrics/content-work.ts';
import { HeldSite } from './held-site.ts';
import { JobFailures } from './job-failures.ts';
import { type EventEnd, isHeard, type WaitingEvent, WaitingEvents } from './waiting-events.ts';
import { type Intervals, type Job, Scheduler, type SyncReason, type Upstreams } from './scheduler.ts';

/** Maximum wait before the clock is read again, in milliseconds: the clock may be set, and the machine may
 * sleep. */
const maxSleepMs = 1000;

/** How often the job of an inventory checks whether it should yield to webhook events, in milliseconds. */
const interruptionMs = 20;

export type Work = Pick<
  LiveContent,
  | 'syncNamed'
  | 'count'
  | 'syncAll'
  | 'syncPageBuilder'
  | 'publish'
  | 'nextDue'
  | 'fingerprint'
  | 'isHeld'
  | 'isOutdated'
  | 'endJob'
>;

export interface LoopOptions {
  readonly work: Work;
  readonly upstreams: Upstreams;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly intervals?: Intervals;
  /** Is told what was done, for the metrics. */
  readonly note?: (work: ContentWork) => void;
}

export type LoopEnd = 'stopped' | 'outdated';

export class ContentLoop {
  readonly #options: LoopOptions;
  readonly #scheduler: Scheduler;
  readonly #waiting: WaitingEvents;
  #wake: () => void = () => undefined;
  #running: AbortController | undefined;
  readonly #stopping = new AbortController();
  /** The lists of the content base, while they are read and until their inventory ends. */
  #counting: ReturnType<Work['count']> | undefined;
  /** The events that the running inventory will show. */
  #counted: readonly WaitingEvent[] = [];
  /** Ends with the fetch of entries that is running. */
  #fetching: Promise<void> | undefined;
  readonly #failures: JobFailures;
  readonly #held: HeldSite;
  #published = '';
  #seen = '';

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#scheduler = new Scheduler(options.upstreams, options.clock(), options.intervals);
    this.#failures = new JobFailures(options.log);
    this.#held = new HeldSite(options, this.#failures);
    this.#waiting = new WaitingEvents(options.clock, (work) => options.note?.(work));
  }

  /** @param at When the event arrived, in milliseconds since the epoch. */
  accept(event: ContentEvent, at = this.#options.clock()): void {
    this.#scheduler.note(event, at);
    if (isHeard(event, this.#options.upstreams)) this.#waiting.add(event.type, at);
    this.#wake();
  }

  /** Stops the loop after the current job; a running inventory is aborted. */
  stop(): void {
    this.#stopping.abort();
    this.#running?.abort();
    this.#wake();
  }

  /** Runs until stopped, or until the site is published by newer code. */
  async run(): Promise<LoopEnd> {
    try {
      return await this.#runJobs();
    } finally {
      this.#stopping.abort();
      await this.#counting?.catch(() => undefined);
    }
  }

  async #runJobs(): Promise<LoopEnd> {
    const { clock, work } = this.#options;
    this.#held.begin();
    while (!this.#stopping.signal.aborted) {
      const job = this.#scheduler.next(clock());
      try {
        if (!job) await this.#sleep();
        else if (job.type !== 'look' && work.isOutdated()) return 'outdated';
        else await this.#perform(job);
      } finally {
        await work.endJob();
      }
    }
    return 'stopped';
  }

  async #sleep(): Promise<void> {
    const now = this.#options.clock();
    const ms = Math.min(Math.max(this.#scheduler.wakeAt(now) - now, 1), maxSleepMs);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #perform(job: Job): Promise<void> {
    switch (job.type) {
      case 'entries':
        return this.#beforeAll(this.#syncNamed(job));
      case 'count':
        this.#count();
        return;
      case 'inventory':
        return this.#syncAll(job.reason);
      case 'page-builder':
        return this.#syncPageBuilder(job.reason);
      case 'publish':
        await this.#publish('timer');
        return;
      case 'look':
        return this.#look();
      default:
        return unreachable(job);
    }
  }

  async #syncNamed({ entries }: Extract<Job, { type: 'entries' }>): Promise<void> {
    const { work, clock } = this.#options;
    const batch = this.#waiting.take('content-base');
    try {
      const synced = await work.syncNamed(entries);
      this.#failures.fixed('entries');
      if (!synced.isWhole) this.#scheduler.countSoon(clock());
      const isChanged = synced.written.length + synced.removed.length > 0;
      this.#waiting.end(batch, isChanged && (await this.#publish('hook', synced)) ? 'live' : 'unchanged');
    } catch (cause) {
      this.#waiting.end(batch, 'failed');
      this.#options.note?.({ type: 'failed', source: 'entries' });
      // The next inventory fetches what failed here.
      this.#scheduler.countSoon(clock());
      this.#failures.report('entries', cause);
    }
  }

  /** Lets the reading of lists wait for a job. */
  async #beforeAll(job: Promise<void>): Promise<void> {
    this.#fetching = job;
    try {
      await job;
    } finally {
      this.#fetching = undefined;
    }
  }

  /** Reads the lists of the content base beside the other jobs. */
  #count(): void {
    const { work, clock } = this.#options;
    // What comes while the lists are read needs another inventory.
    this.#counted = [...this.#counted, ...this.#waiting.take('content-base')];
    const counting = work.count({
      signal: this.#stopping.signal,
      turn: async () => this.#fetching,
    });
    this.#counting = counting;
    const isRead = () => {
      this.#scheduler.counted(clock());
      this.#wake();
    };
    // The job of the inventory reports a failure.
    counting.then(isRead, isRead);
  }

  async #syncAll(reason: SyncReason): Promise<void> {
    const { work, clock } = this.#options;
    const running = (this.#running = new AbortController());
    const watch = setInterval(() => {
      if (this.#scheduler.interrupts(clock())) running.abort();
    }, interruptionMs);
    try {
      const { written, removed } = await work.syncAll(running.signal, this.#counting);
      this.#scheduler.done('inventory', clock());
      this.#failures.fixed('inventory');
      const isLive = written.length + removed.length > 0 && (await this.#publish(reason));
      this.#endCounted(isLive ? 'live' : 'unchanged');
      this.#noteChecked('content-base');
    } catch (cause) {
      if (running.signal.aborted) {
        this.#scheduler.interrupted();
        return;
      }
      this.#scheduler.failed('inventory', clock());
      this.#endCounted('failed');
      this.#failures.report('inventory', cause);
      this.#options.note?.({ type: 'failed', source: 'content-base' });
    } finally {
      clearInterval(watch);
      this.#running = undefined;
    }
  }

  #endCounted(end: EventEnd): void {
    this.#waiting.end(this.#counted, end);
    this.#counted = [];
  }

  #noteChecked(source: CheckedSource): void {
    this.#options.note?.({ type: 'checked', source, at: this.#options.clock() });
  }

  async #syncPageBuilder(reason: SyncReason): Promise<void> {
    const { work, clock } = this.#options;
    const batch = this.#waiting.take('page-builder');
    try {
      const change = await work.syncPageBuilder();
      this.#scheduler.done('page-builder', clock());
      this.#failures.fixed('page-builder');
      const isLive = change !== 'none' && (await this.#publish(reason));
      this.#waiting.end(batch, isLive ? 'live' : 'unchanged');
      this.#noteChecked('page-builder');
      if (change === 'addresses') this.#scheduler.countSoon(clock());
    } catch (cause) {
      this.#waiting.end(batch, 'failed');
      this.#options.note?.({ type: 'failed', source: 'page-builder' });
      this.#scheduler.failed('page-builder', clock());
      this.#failures.report('page-builder', cause);
    }
  }

  /** Waits until a folder that is still being written is unchanged between two checks. */
  async #look(): Promise<void> {
    const { work, clock } = this.#options;
    try {
      const seen = work.fingerprint();
      const isSettled = seen === this.#seen;
      this.#seen = seen;
      this.#scheduler.done('look', clock());
      this.#held.checkSometimes();
      if (isSettled && seen !== this.#published) await this.#publish('timer');
      this.#noteChecked('files');
    } catch (cause) {
      this.#options.note?.({ type: 'failed', source: 'files' });
      this.#scheduler.failed('look', clock());
      this.#failures.report('look', cause);
    }
  }

  /** @returns Whether the site shows the content now. */
  async #publish(reason: SyncReason, synced?: Awaited<ReturnType<Work['syncAll']>>): Promise<boolean> {
    const { work, clock, log } = this.#options;
    const start = performance.now();
    try {
      // Read before publishing, so that a change made meanwhile is still detected.
      if (!synced) this.#published = work.fingerprint();
      const { rendered, removed, failed } = await work.publish(reason, synced);
      // The job still has the lock, so this is what the publish found too.
      const isHeld = this.#held.check();
      const ms = performance.now() - start;
      const seconds = (ms / 1000).toFixed(2);
      const outcome = isHeld ? 'held' : failed.length === 0 ? 'done' : 'partly';
      this.#notePublished({ reason, outcome, rendered, removed, failed: failed.length, ms });
      if (failed.length === 0) this.#failures.fixed('publish');
      else this.#failures.reportOnce('publish', explainFailed(failed));
      this.#scheduler.published(work.nextDue());
      if (rendered + removed > 0) log.info(`${rendered} rendered, ${removed} removed in ${seconds} s.`);
      return outcome === 'done';
    } catch (cause) {
      this.#scheduler.failed('publish', clock());
      this.#failures.report('publish', cause);
      const ms = performance.now() - start;
      this.#notePublished({ reason, outcome: 'failed', rendered: 0, removed: 0, failed: 0, ms });
      return false;
    }
  }

  #notePublished(published: Omit<Extract<ContentWork, { type: 'published' }>, 'type' | 'at'>): void {
    this.#options.note?.({ type: 'published', ...published, at: this.#options.clock() });
  }
}
