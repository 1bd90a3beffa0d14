/** Runs the content loop in its own thread and restarts it after a crash. */
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/base/clock.ts';
import { Thread } from '#platform/base/threads/thread.ts';
import { describeWorkError } from '#platform/base/threads/work-error.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import type { LivePlaces } from '#platform/publish/live-content.ts';
import type { RunningPublish } from '../running-publish.ts';
import type { LoopNotice, LoopWork } from './thread.ts';

export interface ThreadOptions {
  /** Module of the thread: it performs `loopWork` (thread.ts). */
  readonly file: URL;
  readonly places: LivePlaces;
  /** Of the server, which answers while the thread publishes. */
  readonly running: RunningPublish;
  /** Receives what the thread reports too. */
  readonly report: Report;
}

/** Delay before a thread is restarted, in milliseconds; doubled each time. */
const pauseMs = 1000;
const maxPauseMs = 60_000;

/** A thread that ran this long, in milliseconds, counts as healthy: the restart delay is reset. */
const healthyMs = 10 * 60_000;

/** Time for a thread to stop by itself, in milliseconds. If it is terminated, the next publish repairs the
 * state. */
const patienceMs = 3000;

export class ContentThread {
  readonly #options: ThreadOptions;
  readonly #stopping = new AbortController();
  #thread: Thread<LoopWork, LoopNotice> | undefined;
  #running: Promise<void> | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Each thread starts with a full check. */
  start(): void {
    this.#running = this.#keepRunning();
  }

  /** Without a thread, a webhook event may be lost: the next thread starts with a full check. A bound function, which the
   * live part calls for each webhook. */
  readonly accept = (event: ContentEvent): void => {
    this.#thread?.tell('accept', { event, at: systemClock() });
  };

  /** Lets the thread finish its current job if that is soon. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#thread?.tell('stop', undefined);
    const cut = setTimeout(() => void this.#thread?.stop(), patienceMs);
    await this.#running;
    clearTimeout(cut);
  }

  async #keepRunning(): Promise<void> {
    const { signal } = this.#stopping;
    let restarts = 0;
    while (!signal.aborted) {
      const startedAt = performance.now();
      await this.#runThread();
      if (performance.now() - startedAt > healthyMs) restarts = 0;
      const pause = Math.min(pauseMs * 2 ** restarts, maxPauseMs);
      restarts += 1;
      // Rejected when it is stopped.
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until the thread dies, its code is older than the code of the site, or it is stopped. */
  async #runThread(): Promise<void> {
    const { file, running } = this.#options;
    const thread = new Thread<LoopWork, LoopNotice>(
      file,
      {},
      {
        onNotice: (notice) => {
          this.#take(notice, thread);
        },
      },
    );
    this.#thread = thread;
    try {
      await thread.perform('run', this.#options.places);
    } catch (cause) {
      if (!this.#stopping.signal.aborted) this.#reportCrash(cause);
    } finally {
      running.end();
      await thread.stop();
      this.#thread = undefined;
    }
  }

  #take(notice: LoopNotice, thread: Thread<LoopWork, LoopNotice>): void {
    const { running, report } = this.#options;
    if (notice.type === 'event') report(notice.event);
    else if (notice.type === 'publish-ended') running.end();
    else {
      if (notice.type === 'planned') {
        const want = (file: string) => {
          thread.tell('want', file);
        };
        const hear = (asked: readonly string[]) => {
          thread.tell('heard', asked);
        };
        running.begin({ want, hear, hasSite: true });
      }
      running.take(notice);
    }
  }

  #reportCrash(cause: unknown): void {
    this.#options.report({ type: 'content-thread-died', reason: describeWorkError(cause) });
  }
}
