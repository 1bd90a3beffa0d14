/** Keeps the content of a running server up to date: runs the scheduler's jobs one at a time. If a job fails,
 * the published site stays unchanged, the reason is logged once, and the job is retried later. */
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { unreachable } from '#base/unreachable.ts';
import { UpstreamError } from '#base/result.ts';
import type { ContentEvent } from '#model/content-event.ts';
import { explainFailed, explainFailure } from '#publish/explain-failure.ts';
import type { LiveContent } from '#publish/live-content.ts';
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
}

export type LoopEnd = 'stopped' | 'outdated';

export class ContentLoop {
  readonly #options: LoopOptions;
  readonly #scheduler: Scheduler;
  #wake: () => void = () => undefined;
  #running: AbortController | undefined;
  readonly #stopping = new AbortController();
  /** The lists of the content base, while they are read and until their inventory ends. */
  #counting: ReturnType<Work['count']> | undefined;
  /** Ends with the fetch of entries that is running. */
  #fetching: Promise<void> | undefined;
  /** Bounded by the kinds of failure. The last message logged for each. */
  readonly #reported = new Map<string, string>();
  #published = '';
  #seen = '';

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#scheduler = new Scheduler(options.upstreams, options.clock(), options.intervals);
  }

  /** @param at When the event arrived, in milliseconds since the epoch. */
  accept(event: ContentEvent, at = this.#options.clock()): void {
    this.#scheduler.note(event, at);
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
    // If another process holds the site, the code that starts the server has already logged that.
    if (work.isHeld()) this.#reported.set('held', held);
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
        return this.#publish('timer');
      case 'look':
        return this.#look();
      default:
        return unreachable(job);
    }
  }

  async #syncNamed({ entries }: Extract<Job, { type: 'entries' }>): Promise<void> {
    const { work, clock } = this.#options;
    try {
      const synced = await work.syncNamed(entries);
      this.#fixed('entries');
      if (!synced.isWhole) this.#scheduler.countSoon(clock());
      if (synced.written.length + synced.removed.length > 0) await this.#publish('hook', synced);
    } catch (cause) {
      // The next inventory fetches what failed here.
      this.#scheduler.countSoon(clock());
      this.#reportFailure('entries', cause);
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
      this.#fixed('inventory');
      if (written.length + removed.length > 0) await this.#publish(reason);
    } catch (cause) {
      if (running.signal.aborted) {
        this.#scheduler.interrupted();
        return;
      }
      this.#scheduler.failed('inventory', clock());
      this.#reportFailure('inventory', cause);
    } finally {
      clearInterval(watch);
      this.#running = undefined;
    }
  }

  async #syncPageBuilder(reason: SyncReason): Promise<void> {
    const { work, clock } = this.#options;
    try {
      const change = await work.syncPageBuilder();
      this.#scheduler.done('page-builder', clock());
      this.#fixed('page-builder');
      if (change !== 'none') await this.#publish(reason);
      if (change === 'addresses') this.#scheduler.countSoon(clock());
    } catch (cause) {
      this.#scheduler.failed('page-builder', clock());
      this.#reportFailure('page-builder', cause);
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
      if (isSettled && seen !== this.#published) await this.#publish('timer');
    } catch (cause) {
      this.#scheduler.failed('look', clock());
      this.#reportFailure('look', cause);
    }
  }

  async #publish(reason: SyncReason, synced?: Awaited<ReturnType<Work['syncAll']>>): Promise<void> {
    const { work, clock, log } = this.#options;
    try {
      // Read before publishing, so that a change made meanwhile is still detected.
      if (!synced) this.#published = work.fingerprint();
      if (work.isHeld()) this.#reportOnce('held', held);
      else this.#fixed('held');
      const start = performance.now();
      const { rendered, removed, failed } = await work.publish(reason, synced);
      const seconds = ((performance.now() - start) / 1000).toFixed(2);
      if (failed.length === 0) this.#fixed('publish');
      else this.#reportOnce('publish', explainFailed(failed));
      this.#scheduler.published(work.nextDue());
      if (rendered + removed > 0) log.info(`${rendered} rendered, ${removed} removed in ${seconds} s.`);
    } catch (cause) {
      this.#scheduler.failed('publish', clock());
      this.#reportFailure('publish', cause);
    }
  }

  #reportFailure(what: string, cause: unknown): void {
    const { text, isBug } = explainFailure(cause);
    const stack = isBug && cause instanceof Error ? (cause.stack ?? text) : text;
    const message = cause instanceof UpstreamError ? text : stack;
    this.#reportOnce(what, text, `${message} The site stays unchanged; the job is retried later.`);
  }

  /** @param text Not logged again until the failure is fixed. */
  #reportOnce(what: string, text: string, line = text): void {
    if (this.#reported.get(what) === text) return;
    this.#reported.set(what, text);
    this.#options.log.error(line);
  }

  #fixed(what: string): void {
    this.#reported.delete(what);
  }
}

const held = 'The last publish was rolled back. The site stays unchanged until the next `npm run build`.';
