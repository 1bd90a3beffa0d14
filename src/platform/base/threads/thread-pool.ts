/** Threads that share a queue of orders. A thread that ends is replaced, so what one order does harms no other. */
import type { WorkerOptions } from 'node:worker_threads';
import type { CacheReport } from '../bounded-cache.ts';
import type { Work } from './perform-orders.ts';
import { type AnswerOf, type NameOf, type OrderOf, Thread, type WorkLimits } from './thread.ts';
import { describeWorkError, WorkError, type WorkFailure } from './work-error.ts';

/** What befalls a pool. An order is what a caller has a thread do. */
export type PoolEvent =
  | { readonly type: 'order-refused'; readonly maxQueued: number }
  | { readonly type: 'order-expired'; readonly waitMs: number }
  | { readonly type: 'thread-replaced'; readonly failure: WorkFailure; readonly reason: string };

export interface PoolOptions {
  /** Module that a thread runs; it calls performOrders. */
  readonly file: URL;
  readonly worker: WorkerOptions;
  readonly size: number;
  /** Maximum waiting orders; absent: any number. */
  readonly maxQueued?: number;
  /** How long an order waits for busy threads; absent: as long as it takes. While all threads are starting, it waits for
   * the start. */
  readonly maxWaitMs?: number;
  /** Absent: whoever waits for the orders reports what fails. */
  readonly report?: (event: PoolEvent) => void;
}

/** Time limits apply from when a thread starts the order. */
export interface OrderLimits extends WorkLimits {
  /** It waits behind all orders that are not patient: somebody waits for those. */
  readonly isPatient?: true;
}

interface WaitingOrder<OwnWork extends Work> {
  readonly isPatient: boolean;
  readonly start: (thread: Thread<OwnWork>) => void;
  readonly refuse: (cause: WorkError) => void;
}

/** A thread that has not started by then never will. */
const startMs = 60_000;

/** Delay before a retry if a thread ends before it is ready. */
const retryMs = 1000;

export class ThreadPool<OwnWork extends Work> {
  readonly #options: PoolOptions;
  // Bounded by `size`.
  readonly #threads = new Set<Thread<OwnWork>>();
  #queue: WaitingOrder<OwnWork>[] = [];
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

  /** @throws {WorkError} When there is no answer. What the order throws is thrown here. */
  run<Name extends NameOf<OwnWork>>(
    name: Name,
    order: OrderOf<OwnWork, Name>,
    limits: OrderLimits = {},
  ): Promise<AnswerOf<OwnWork, Name>> {
    const refusal = this.#refusal();
    if (refusal) return Promise.reject(refusal);
    return new Promise((resolve, reject) => {
      const timer = this.#refuseLater(() => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        reject(new WorkError('overloaded', 'It waited too long.'));
      });
      const waiting: WaitingOrder<OwnWork> = {
        isPatient: limits.isPatient === true,
        start: (thread) => {
          clearTimeout(timer);
          resolve(thread.perform(name, order, limits));
        },
        refuse: (cause) => {
          clearTimeout(timer);
          reject(cause);
        },
      };
      this.#queue.push(waiting);
      this.#handOut();
    });
  }

  /** Runs orders of one kind, as many at once as there are threads; each is taken when a thread is free for it.
   * @param onAnswer Receives each answer as it arrives, in any order. */
  async runAll<Name extends NameOf<OwnWork>>(
    name: Name,
    orders: Iterable<OrderOf<OwnWork, Name>>,
    onAnswer: (answer: AnswerOf<OwnWork, Name>) => void,
  ): Promise<void> {
    const queue = orders[Symbol.iterator]();
    const runNext = () => {
      const next = queue.next();
      return next.done ? undefined : this.run(name, next.value);
    };
    const runInTurn = async () => {
      for (let running = runNext(); running;) {
        const answer = await running;
        // Sent before the answer is processed, so that the thread does not wait for that.
        running = runNext();
        // Where onAnswer throws, nobody waits for it any more.
        running?.catch(() => undefined);
        onAnswer(answer);
      }
    };
    await Promise.all(Array.from({ length: this.#options.size }, runInTurn));
  }

  /** Has every thread do something besides, without an answer; an error in it ends the thread. */
  tellAll<Name extends NameOf<OwnWork>>(name: Name, order: OrderOf<OwnWork, Name>): void {
    for (const thread of this.#threads) thread.tell(name, order);
  }

  /** Terminates running orders. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#refuseAll(new WorkError('stopped', 'The threads were stopped.'));
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  /** @returns Why no order can wait for a thread. */
  #refusal(): WorkError | undefined {
    if (this.#isStopped) return new WorkError('stopped', 'The threads were stopped.');
    if (performance.now() - this.#failedAt > retryMs) this.start();
    if (this.#threads.size === 0) return new WorkError('died', 'A thread could not be started a moment ago.');
    const { maxQueued = Infinity, report } = this.#options;
    if (this.#queue.length < maxQueued) return undefined;
    report?.({ type: 'order-refused', maxQueued });
    return new WorkError('overloaded', 'Too many orders wait.');
  }

  #refuseLater(refuse: () => void): NodeJS.Timeout | undefined {
    const { maxWaitMs, report } = this.#options;
    if (maxWaitMs === undefined) return undefined;
    const isAnyReady = [...this.#threads].some(({ isReady }) => isReady);
    const waitMs = isAnyReady ? maxWaitMs : startMs;
    return setTimeout(() => {
      report?.({ type: 'order-expired', waitMs });
      refuse();
    }, waitMs);
  }

  #startOne(): void {
    const { file, worker } = this.#options;
    const thread = new Thread<OwnWork>(file, worker, {
      onIdle: () => {
        this.#handOut();
      },
      onEnd: (end) => {
        this.#threads.delete(thread);
        this.#replace(thread.isReady, end);
      },
    });
    this.#threads.add(thread);
  }

  /** @param wasReady A thread that failed to start is not restarted at once. */
  #replace(wasReady: boolean, end: WorkError): void {
    if (this.#isStopped) return;
    this.#options.report?.({ type: 'thread-replaced', failure: end.reason, reason: describeWorkError(end) });
    if (wasReady) {
      this.start();
      return;
    }
    this.#failedAt = performance.now();
    if (this.#threads.size === 0) this.#refuseAll(end);
  }

  #handOut(): void {
    for (const thread of this.#threads) {
      if (!thread.isIdle) continue;
      const next = this.#queue.find(({ isPatient }) => !isPatient) ?? this.#queue[0];
      if (!next) return;
      this.#queue = this.#queue.filter((other) => other !== next);
      next.start(thread);
    }
  }

  #refuseAll(cause: WorkError): void {
    const refused = this.#queue;
    this.#queue = [];
    for (const { refuse } of refused) refuse(cause);
  }
}
