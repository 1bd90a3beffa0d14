/** One thread of a pool. */
import { Worker } from 'node:worker_threads';
import type { CacheReport } from '#base/bounded-cache.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ThreadReply } from './perform-orders.ts';
import { WorkError } from './work-error.ts';

/** How long an order may take. */
export interface WorkLimits {
  /** Of a processor: on a busy machine an order that works little is not late. */
  readonly workMs: number;
  /** By the clock, for what waits rather than works. */
  readonly clockMs: number;
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
  /** It may take an order. */
  readonly onIdle: () => void;
  /** It was late and is being cut off. */
  readonly onCut: (limits: WorkLimits) => void;
  /** @param why undefined where it was cut off. */
  readonly onEnd: (why: string | undefined) => void;
}

/** Young objects of one thread; what is made for a request is short-lived. */
const youngMb = 16;

/** Between two looks at a thread that works for long. */
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
  /** Of the processor that the thread had used when it was idle last. */
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
    // A thread without work keeps no process alive.
    this.#worker.unref();
  }

  /** It has been started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** What it keeps, as of the last order. */
  get caches(): readonly CacheReport[] {
    return this.#caches;
  }

  get isIdle(): boolean {
    return this.#isReady && !this.#isCut && this.#work === undefined;
  }

  work(work: Work): void {
    this.#work = work;
    this.#clockTimer = setTimeout(() => {
      // Where this thread itself was busy until now, the answer may be there, and is read first.
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

  /** Looks how much a thread has worked that is not ready yet. */
  async #judge(work: Work): Promise<void> {
    // Where the thread does not tell, the clock decides.
    const usage = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (this.#work !== work) return;
    const { workMs } = work.limits;
    const leftMs = workMs - ((usage.user + usage.system) / 1000 - this.#idleMs);
    if (leftMs <= 0) this.#cutOff(work);
    else this.#workTimer = setTimeout(() => void this.#judge(work), Math.max(leftMs, minLookMs));
  }

  /** Nothing else ends a loop, or a regular expression, in the middle. */
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
