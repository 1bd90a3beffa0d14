/** One worker thread, which performs one order at a time. Its order fails with the reason when the thread ends: by an error,
 * by its memory limit, by a time limit or because it is stopped. */
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { CacheReport } from '../bounded-cache.ts';
import { toMessage } from '../result.ts';
import { unreachable } from '../unreachable.ts';
import type { ThreadOrder, ThreadReply, Work } from './perform-orders.ts';
import { WorkError } from './work-error.ts';

/** Time limits of an order; absent: none. */
export interface WorkLimits {
  /** Processor time: on a busy machine, an order that has worked little is not late. */
  readonly workMs?: number;
  /** Wall-clock time, for orders that wait rather than compute. */
  readonly clockMs?: number;
}

export type NameOf<OwnWork extends Work> = keyof OwnWork & string;
export type OrderOf<OwnWork extends Work, Name extends NameOf<OwnWork>> = Parameters<OwnWork[Name]>[0];
export type AnswerOf<OwnWork extends Work, Name extends NameOf<OwnWork>> = Awaited<ReturnType<OwnWork[Name]>>;

interface ThreadEvents<Notice> {
  /** Ready for an order. */
  readonly onIdle?: () => void;
  readonly onNotice?: (notice: Notice) => void;
  readonly onEnd?: (end: WorkError) => void;
}

interface PendingOrder {
  readonly limits: WorkLimits;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/** Interval between two checks of a busy thread. */
const minLookMs = 50;

/** `OwnWork` is what the thread passes to performOrders, and `Notice` what it passes to notify. */
export class Thread<OwnWork extends Work, Notice = never> {
  readonly #worker: Worker;
  readonly #events: ThreadEvents<Notice>;
  #caches: readonly CacheReport[] = [];
  #isReady = false;
  #end: WorkError | undefined;
  #pending: PendingOrder | undefined;
  #clockTimer: NodeJS.Timeout | undefined;
  #workTimer: NodeJS.Timeout | undefined;
  /** Processor time that the thread had used when it was last idle. */
  #idleMs = 0;

  /** @param file Module that calls performOrders. */
  constructor(file: URL | string, options: WorkerOptions = {}, events: ThreadEvents<Notice> = {}) {
    this.#events = events;
    this.#worker = new Worker(file, options);
    let cause: unknown;
    this.#worker.on('message', (reply: ThreadReply) => {
      this.#take(reply);
    });
    this.#worker.on('error', (thrown) => {
      cause = thrown;
    });
    this.#worker.on('exit', (code) => {
      const how = cause === undefined ? `with exit code ${code}.` : `by an error: ${toMessage(cause)}`;
      this.#end ??= new WorkError('died', `The thread ended ${how}`, { cause });
      this.#finish()?.reject(this.#end);
      events.onEnd?.(this.#end);
    });
  }

  /** The thread has started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isIdle(): boolean {
    return this.#isReady && !this.#end && !this.#pending;
  }

  /** Cache size after the last order. */
  get caches(): readonly CacheReport[] {
    return this.#caches;
  }

  /** The thread must have no other order.
   * @throws {WorkError} When the thread ends. What the order throws is thrown here. */
  perform<Name extends NameOf<OwnWork>>(
    name: Name,
    order: OrderOf<OwnWork, Name>,
    limits: WorkLimits = {},
  ): Promise<AnswerOf<OwnWork, Name>> {
    return new Promise((resolve, reject) => {
      if (this.#end) {
        reject(this.#end);
        return;
      }
      // First of all: an order that cannot be copied is thrown back, and the thread waits for the next one.
      this.#send({ name, order, isAnswered: true });
      // The thread is part of this project, so its answer has the type of its order.
      const pending = { limits, resolve: resolve as (answer: unknown) => void, reject };
      this.#pending = pending;
      this.#watch(pending);
      this.#worker.ref();
    });
  }

  /** Has something done besides, without an answer; an error in it ends the thread. */
  tell<Name extends NameOf<OwnWork>>(name: Name, order: OrderOf<OwnWork, Name>): void {
    this.#send({ name, order, isAnswered: false });
  }

  async stop(): Promise<void> {
    this.#cut(new WorkError('stopped', 'The thread was stopped.'));
    await this.#worker.terminate();
  }

  #send(order: ThreadOrder): void {
    this.#worker.postMessage(order);
  }

  #take(reply: ThreadReply): void {
    if (this.#end) return;
    if (reply.type === 'notice') {
      this.#events.onNotice?.(reply.notice as Notice);
      return;
    }
    this.#idleMs = reply.usedMs;
    this.#caches = reply.caches;
    switch (reply.type) {
      case 'ready':
        this.#isReady = true;
        if (!this.#pending) this.#worker.unref();
        break;
      case 'done':
        this.#finish()?.resolve(reply.answer);
        break;
      case 'failed': {
        const { name, message, stack, fields } = reply.error;
        // The stack of this thread is useless.
        this.#finish()?.reject(Object.assign(new Error(message), fields, { name, stack }));
        break;
      }
      default:
        unreachable(reply);
    }
    this.#events.onIdle?.();
  }

  #watch(pending: PendingOrder): void {
    const { workMs, clockMs } = pending.limits;
    if (clockMs !== undefined) {
      this.#clockTimer = setTimeout(() => {
        // If this thread itself was blocked until now, the result may have arrived and is read first.
        setImmediate(() => {
          this.#cutLate(pending, `${clockMs} ms`);
        });
      }, clockMs);
    }
    if (workMs !== undefined) this.#workTimer = setTimeout(() => void this.#judge(pending, workMs), workMs);
  }

  /** Checks how long an unfinished thread has worked. */
  async #judge(pending: PendingOrder, workMs: number): Promise<void> {
    // Without processor time from the thread, the clock decides.
    const usage = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (this.#pending !== pending) return;
    const leftMs = workMs - ((usage.user + usage.system) / 1000 - this.#idleMs);
    if (leftMs <= 0) this.#cutLate(pending, `${workMs} ms of work`);
    else this.#workTimer = setTimeout(() => void this.#judge(pending, workMs), Math.max(leftMs, minLookMs));
  }

  #cutLate(pending: PendingOrder, max: string): void {
    if (this.#pending !== pending) return;
    this.#cut(new WorkError('late', `It took longer than ${max}.`));
    // Only termination interrupts a loop or a regular expression.
    void this.#worker.terminate();
  }

  #cut(end: WorkError): void {
    this.#end ??= end;
    this.#finish()?.reject(this.#end);
  }

  #finish(): PendingOrder | undefined {
    const pending = this.#pending;
    clearTimeout(this.#clockTimer);
    clearTimeout(this.#workTimer);
    this.#pending = undefined;
    // An idle thread does not keep the process alive.
    this.#worker.unref();
    return pending;
  }
}
