/** Worker threads that each perform one order at a time within a time limit. A late thread is terminated and
 * replaced, so no request can block others for longer than the limit. */
import type { CacheReport } from '#base/bounded-cache.ts';
import type { Log } from '#base/log.ts';
import { PoolThread, type Work, type WorkLimits } from './pool-thread.ts';
import { WorkError, type WorkFailure } from './work-error.ts';

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
  readonly log: Pick<Log, 'warn'>;
}

interface WaitingWork extends Work {
  readonly timer: NodeJS.Timeout;
}

/** A thread that has not started by then never will. */
const startMs = 60_000;

/** Minimum interval between two log lines about the same thing. */
const quietMs = 60_000;

/** Delay before a retry if a thread ends before it is ready. */
const retryMs = 1000;

export class ThreadPool {
  readonly #options: PoolOptions;
  // Bounded by `size`.
  readonly #threads = new Set<PoolThread>();
  // Bounded by the kinds of failure.
  readonly #reportedAt = new Map<WorkFailure, number>();
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
    if (this.#queue.length >= this.#options.maxQueued) {
      this.#warn('overloaded', `More than ${this.#options.maxQueued} orders wait for a thread.`);
      return Promise.reject(new WorkError('overloaded', 'Too many orders wait.'));
    }
    return new Promise((resolve, reject) => {
      const isAnyReady = [...this.#threads].some(({ isReady }) => isReady);
      const waitMs = isAnyReady ? this.#options.maxWaitMs : startMs;
      const timer = setTimeout(() => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        this.#warn('overloaded', `An order waited longer than ${waitMs} ms for a thread.`);
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
    const { file, threadData, memoryMb } = this.#options;
    const thread = new PoolThread(
      { file, threadData, memoryMb },
      {
        onIdle: () => {
          this.#handOut();
        },
        onCut: ({ workMs, clockMs }) => {
          const max = `${workMs} ms of work or ${clockMs} ms`;
          this.#warn('late', `What took longer than ${max} was cut off.`);
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
    if (why !== undefined) this.#warn('died', `A thread that makes pages ended (${why}).`);
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

  /** Once a minute: a flood of requests must not flood the log. */
  #warn(what: WorkFailure, line: string): void {
    const now = performance.now();
    if (now - (this.#reportedAt.get(what) ?? -Infinity) < quietMs) return;
    this.#reportedAt.set(what, now);
    this.#options.log.warn(line);
  }
}
