/** Runs the content loop in its own thread and restarts it after a crash. */
import { Worker } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import type { Report, SiteEvent } from '#events/site-event.ts';
import type { ContentEvent } from '#model/content-event.ts';
import type { LivePlaces } from '#publish/live-content.ts';

/** Exit code of a thread whose code is older than the code of the site. */
export const outdatedCode = 75;

export type ThreadMessage =
  | { readonly type: 'start'; readonly places: LivePlaces }
  /** @property at When it arrived, in milliseconds since the epoch: the thread reads messages between two steps of its work. */
  | { readonly type: 'event'; readonly event: ContentEvent; readonly at: number }
  | { readonly type: 'stop' };

export interface ThreadOptions {
  readonly places: LivePlaces;
  /** Receives what the thread reports too. */
  readonly report: Report;
}

/** Delay before a crashed thread is restarted, in milliseconds; doubled each time. */
const pauseMs = 1000;
const maxPauseMs = 60_000;

/** A thread that ran this long, in milliseconds, counts as healthy: the restart delay is reset. */
const healthyMs = 10 * 60_000;

/** Time for a thread to stop by itself, in milliseconds. If it is terminated, the next publish repairs the
 * state. */
const patienceMs = 3000;

export class ContentThread {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #crashes = 0;
  #isStopped = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Each thread starts with a full check. */
  start(): void {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const startedAt = performance.now();
    let message = '';
    worker.on('message', (event: SiteEvent) => {
      this.#options.report(event);
    });
    worker.on('error', (cause) => {
      message = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    });
    worker.on('exit', (code) => {
      this.#worker = undefined;
      if (this.#isStopped) return;
      if (performance.now() - startedAt > healthyMs) this.#crashes = 0;
      if (code !== outdatedCode) this.#reportCrash(code, message);
      const pause = Math.min(pauseMs * 2 ** this.#crashes, maxPauseMs);
      this.#crashes += 1;
      this.#timer = setTimeout(() => {
        this.start();
      }, pause);
    });
    this.#worker = worker;
    this.#send({ type: 'start', places: this.#options.places });
  }

  /** Without a thread, a webhook event may be lost: the next thread starts with a full check. A bound function, which the
   * live part calls for each webhook. */
  readonly accept = (event: ContentEvent): void => {
    this.#send({ type: 'event', event, at: systemClock() });
  };

  /** Lets the thread finish its current job if that is soon. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        resolve();
      });
    });
    this.#send({ type: 'stop' });
    const cut = setTimeout(() => void worker.terminate(), patienceMs);
    await ended;
    clearTimeout(cut);
  }

  #send(message: ThreadMessage): void {
    this.#worker?.postMessage(message);
  }

  #reportCrash(code: number, message: string): void {
    const reason = message === '' ? `exit code ${code}` : message;
    this.#options.report({ type: 'content-thread-died', reason });
  }
}
