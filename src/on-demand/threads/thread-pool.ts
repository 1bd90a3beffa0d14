/** Worker threads that each perform one order at a time within a time limit. A late thread is terminated and
 * replaced, so no request can block others for longer than the limit. */
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Report } from '#events/site-event.ts';
import { PoolThread, type Work, type WorkLimits } from './pool-thread.ts';
import { WorkError } from './work-error.ts';

export interface PoolOptions {
  /** Module that a thread runs; it calls performOrders. */
  readonly file: URL;
  /** Its workerData. */
  readonly threadData: unknown;
  readonly size: number;
  /** Heap limit of each thread. */
  readonly memoryMb: number;
  /** Maximum waiting orders. */
  readonly maxQueued: number;
  /** How long an order waits for busy threads. While all threads are starting, it waits for the start. */
  readonly maxWaitMs: number;
  readonly report: Report;
}

interface WaitingWork extends Work {
  readonly timer: NodeJS.Timeout;
}

/** A thread that has not started by then never will. */
const startMs = 60_000;

/** Delay before a retry if a thread ends before it is ready. */
const retryMs = 1000;

export class ThreadPool {
  readonly #options: PoolOptions;
  // Bounded by `size`.
  readonly #threads = new Set<PoolThread>();
  #queue: WaitingWork[] = [];
  #failedAt = -Infinity;
  #isStopped = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Caches that the threads keep between orders. */
  get caches(): readonly CacheReport[] {
    return [...this.#threads].flatMap((thread) => thread.caches);
  }

  /** Starts the threads, so the first order does not wait for them. */
  start(): void {
    if (this.#isStopped) return;
    while (this.#threads.size < this.#options.size) this.#startOne();
  }

  /** @param limits Apply from when a thread starts the order.
   * @throws {WorkError} */
  run(order: unknown, limits: WorkLimits): Promise<unknown> {
    if (this.#isStopped) return Promise.reject(new WorkError('stopped', 'The threads were stopped.'));
    if (performance.now() - this.#failedAt > retryMs) this.start();
    if (this.#threads.size === 0)
      return Promise.reject(new WorkError('died', 'A thread could not be started a moment ago.'));
    const { maxQueued, report } = this.#options;
    if (this.#queue.length >= maxQueued) {
      report({ type: 'order-refused', maxQueued });
      return Promise.reject(new WorkError('overloaded', 'Too many orders wait.'));
    }
    return new Promise((resolve, reject) => {
      const isAnyReady = [...this.#threads].some(({ isReady }) => isReady);
      const waitMs = isAnyReady ? this.#options.maxWaitMs : startMs;
      const timer = setTimeout(() => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        report({ type: 'order-expired', waitMs });
        reject(new WorkError('overloaded', 'It waited too long.'));
      }, waitMs);
      const waiting: WaitingWork = { order, limits, resolve, reject, timer };
      this.#queue.push(waiting);
      this.#handOut();
    });
  }

  /** Terminates running orders. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#refuseAll(new WorkError('stopped', 'The threads were stopped.'));
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #startOne(): void {
    const { file, threadData, memoryMb, report } = this.#options;
    const thread = new PoolThread(
      { file, threadData, memoryMb },
      {
        onIdle: () => {
          this.#handOut();
        },
        onCut: ({ workMs, clockMs }) => {
          report({ type: 'order-cut', workMs, clockMs });
        },
        onEnd: (why) => {
          this.#threads.delete(thread);
          this.#replace(thread.isReady, why);
        },
      },
    );
    this.#threads.add(thread);
  }

  /** @param wasReady A thread that failed to start is not restarted at once. */
  #replace(wasReady: boolean, why: string | undefined): void {
    if (this.#isStopped) return;
    if (why !== undefined) this.#options.report({ type: 'page-thread-ended', reason: why });
    if (wasReady) {
      this.start();
      return;
    }
    this.#failedAt = performance.now();
    if (this.#threads.size === 0) this.#refuseAll(new WorkError('died', 'No thread could be started.'));
  }

  #handOut(): void {
    for (const thread of this.#threads) {
      if (!thread.isIdle) continue;
      const next = this.#queue.find(({ limits }) => limits.isPatient !== true) ?? this.#queue[0];
      if (!next) return;
      this.#queue = this.#queue.filter((other) => other !== next);
      clearTimeout(next.timer);
      thread.work(next);
    }
  }

  #refuseAll(cause: WorkError): void {
    const refused = this.#queue;
    this.#queue = [];
    for (const { reject, timer } of refused) {
      clearTimeout(timer);
      reject(cause);
    }
  }
}
