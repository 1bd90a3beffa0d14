/** Keeps the content of a running server up to date: runs the scheduler's jobs one at a time. If a job fails,
 * the published site stays unchanged, and the job is retried later. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { ContentSource } from '#platform/events/content-loop-event.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import { jobFailed } from './job-failed.ts';
import type { LoopOptions, Work } from './loop-options.ts';
import { type FetchedEntries, NamedEntries } from './named-entries.ts';
import { interruptionMs, Publisher } from './publisher.ts';
import { isHeard, type WaitingEvent, WaitingEvents } from './waiting-events.ts';
import { type Job, Scheduler, type SyncReason } from './scheduler.ts';

/** Maximum wait before the clock is read again, in milliseconds: the clock may be set, and the machine may
 * sleep. */
const maxSleepMs = 1000;

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
  readonly #named: NamedEntries;
  readonly #publisher: Publisher;
  #seen = '';

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#scheduler = new Scheduler(options.upstreams, options.clock(), options.intervals);
    this.#waiting = new WaitingEvents(options.clock, options.report);
    this.#named = new NamedEntries(options, this.#scheduler, this.#waiting);
    this.#publisher = new Publisher(options, {
      scheduler: this.#scheduler,
      waiting: this.#waiting,
      named: this.#named,
    });
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
      await this.#options.work.close();
    }
  }

  async #runJobs(): Promise<LoopEnd> {
    const { clock, work } = this.#options;
    while (!this.#stopping.signal.aborted) {
      const job = this.#scheduler.next(clock());
      try {
        if (!job) await this.#sleep();
        else if (job.type !== 'look' && work.isOutdated()) return 'outdated';
        else {
          await this.#perform(job);
          await this.#publishAhead();
        }
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
        return this.#beforeAll(this.#publishFetched(this.#named.fetch(job.entries)));
      case 'count':
        this.#count();
        return;
      case 'inventory':
        return this.#syncAll(job.reason);
      case 'page-builder':
        return this.#syncPageBuilder(job.reason);
      case 'publish':
        await this.#publisher.publish('timer');
        return;
      case 'look':
        return this.#look();
      default:
        return unreachable(job);
    }
  }

  async #publishFetched(fetching: Promise<FetchedEntries>): Promise<void> {
    const { events, isChanged } = await fetching;
    this.#publisher.endShown(events, isChanged ? await this.#publisher.publish('hook') : 'unchanged');
  }

  /** Publishes what was fetched beside a publish, in the job of that one. */
  async #publishAhead(): Promise<void> {
    for (let ahead = this.#named.takeAhead(); ahead; ahead = this.#named.takeAhead())
      await this.#beforeAll(this.#publishFetched(ahead));
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
      turn: async () => {
        await this.#fetching;
        await this.#named.ahead;
      },
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
      const counted = this.#takeCounted();
      this.#publisher.endShown(
        counted,
        written.length + removed.length > 0 ? await this.#publisher.publish(reason) : 'unchanged',
      );
      this.#reportDone('content-base');
    } catch (cause) {
      if (running.signal.aborted) {
        this.#scheduler.interrupted();
        return;
      }
      this.#scheduler.failed('inventory', clock());
      this.#waiting.end(this.#takeCounted(), 'failed');
      this.#options.report(jobFailed('content-base', cause));
    } finally {
      clearInterval(watch);
      this.#running = undefined;
    }
  }

  #takeCounted(): readonly WaitingEvent[] {
    const counted = this.#counted;
    this.#counted = [];
    return counted;
  }

  #reportDone(job: ContentSource): void {
    this.#options.report({ type: 'job-done', job, at: this.#options.clock() });
  }

  async #syncPageBuilder(reason: SyncReason): Promise<void> {
    const { work, clock } = this.#options;
    const batch = this.#waiting.take('page-builder');
    try {
      const change = await work.syncPageBuilder();
      this.#scheduler.done('page-builder', clock());
      this.#publisher.endShown(
        batch,
        change === 'none' ? 'unchanged' : await this.#publisher.publish(reason),
      );
      this.#reportDone('page-builder');
      if (change === 'addresses') this.#scheduler.countSoon(clock());
    } catch (cause) {
      this.#waiting.end(batch, 'failed');
      this.#scheduler.failed('page-builder', clock());
      this.#options.report(jobFailed('page-builder', cause));
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
      this.#publisher.held.checkSometimes();
      if (isSettled && seen !== this.#publisher.published) await this.#publisher.publish('timer');
      this.#reportDone('files');
    } catch (cause) {
      this.#scheduler.failed('look', clock());
      this.#options.report(jobFailed('files', cause));
    }
  }
}
