/** One thread of a pool. */
import { Worker } from 'node:worker_threads';
import type { CacheReport } from '#base/bounded-cache.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ThreadReply } from './perform-orders.ts';
import { WorkError } from './work-error.ts';

/** Time limits of an order. */
export interface WorkLimits {
  /** Processor time: on a busy machine, an order that has worked little is not late. */
  readonly workMs: number;
  /** Wall-clock time, for orders that wait rather than compute. */
  readonly clockMs: number;
  /** It waits behind all orders that are not patient: somebody waits for those. */
  readonly isPatient?: true;
}

export interface Work {
  readonly order: unknown;
  readonly limits: WorkLimits;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (cause: WorkError) => void;
}

interface ThreadContext {
  readonly file: URL;
  readonly threadData: unknown;
  readonly memoryMb: number;
}

interface ThreadEvents {
  /** Ready for an order. */
  readonly onIdle: () => void;
  /** Late, and being terminated. */
  readonly onCut: (limits: WorkLimits) => void;
  /** @param why undefined if it was terminated. */
  readonly onEnd: (why: string | undefined) => void;
}

/** Young-generation heap of one thread; objects made for a request are short-lived. */
const youngMb = 16;

/** Interval between two checks of a busy thread. */
const minLookMs = 50;

export class PoolThread {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  #caches: readonly CacheReport[] = [];
  #isReady = false;
  #isCut = false;
  #work: Work | undefined;
  #clockTimer: NodeJS.Timeout | undefined;
  #workTimer: NodeJS.Timeout | undefined;
  /** Processor time that the thread had used when it was last idle. */
  #idleMs = 0;

  constructor({ file, threadData, memoryMb }: ThreadContext, events: ThreadEvents) {
    this.#events = events;
    this.#worker = new Worker(file, {
      workerData: threadData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    });
    let why = '';
    this.#worker.on('message', (reply: ThreadReply) => {
      this.#take(reply);
    });
    this.#worker.on('error', (cause) => {
      why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    });
    this.#worker.on('exit', (code) => {
      this.#finish()?.reject(new WorkError('died', 'The thread that worked on it ended.'));
      events.onEnd(this.#isCut ? undefined : why === '' ? `exit code ${code}` : why);
    });
    // An idle thread does not keep the process alive.
    this.#worker.unref();
  }

  /** The thread has started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Cache size after the last order. */
  get caches(): readonly CacheReport[] {
    return this.#caches;
  }

  get isIdle(): boolean {
    return this.#isReady && !this.#isCut && this.#work === undefined;
  }

  work(work: Work): void {
    this.#work = work;
    this.#clockTimer = setTimeout(() => {
      // If this thread itself was blocked until now, the result may have arrived and is read first.
      setImmediate(() => {
        this.#cutOff(work);
      });
    }, work.limits.clockMs);
    this.#workTimer = setTimeout(() => {
      void this.#judge(work);
    }, work.limits.workMs);
    this.#worker.ref();
    this.#worker.postMessage(work.order);
  }

  async stop(): Promise<void> {
    this.#isCut = true;
    this.#finish()?.reject(new WorkError('stopped', 'The threads were stopped.'));
    await this.#worker.terminate();
  }

  #take(reply: ThreadReply): void {
    if (this.#isCut) return;
    this.#idleMs = reply.usedMs;
    this.#caches = reply.caches;
    switch (reply.type) {
      case 'ready':
        this.#isReady = true;
        break;
      case 'done':
        this.#finish()?.resolve(reply.answer);
        break;
      case 'failed':
        this.#finish()?.reject(new WorkError('failed', reply.message, reply.stack));
        break;
      default:
        unreachable(reply);
    }
    this.#events.onIdle();
  }

  /** Checks how long an unfinished thread has worked. */
  async #judge(work: Work): Promise<void> {
    // Without processor time from the thread, the clock decides.
    const usage = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (this.#work !== work) return;
    const { workMs } = work.limits;
    const leftMs = workMs - ((usage.user + usage.system) / 1000 - this.#idleMs);
    if (leftMs <= 0) this.#cutOff(work);
    else this.#workTimer = setTimeout(() => void this.#judge(work), Math.max(leftMs, minLookMs));
  }

  /** Only termination interrupts a loop or a regular expression. */
  #cutOff(work: Work): void {
    if (this.#work !== work) return;
    this.#finish();
    this.#isCut = true;
    this.#events.onCut(work.limits);
    work.reject(new WorkError('late', `It took longer than ${work.limits.workMs} ms of work.`));
    void this.#worker.terminate();
  }

  #finish(): Work | undefined {
    const work = this.#work;
    clearTimeout(this.#clockTimer);
    clearTimeout(this.#workTimer);
    this.#work = undefined;
    this.#worker.unref();
    return work;
  }
}
