/** One thread of a pool. */
import { Worker } from 'node:worker_threads';
import { unreachable } from '#base/unreachable.ts';
import type { ThreadReply } from './perform-orders.ts';
import { WorkError } from './work-error.ts';

export interface Work {
  readonly order: unknown;
  readonly deadlineMs: number;
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
  readonly onCut: (deadlineMs: number) => void;
  /** @param why undefined where it was cut off. */
  readonly onEnd: (why: string | undefined) => void;
}

/** Young objects of one thread; what is made for a request is short-lived. */
const youngMb = 16;

export class PoolThread {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  #isReady = false;
  #isCut = false;
  #work: Work | undefined;
  #timer: NodeJS.Timeout | undefined;

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
      events.onEnd(this.#isCut ? undefined : why === '' ? `exit code ${String(code)}` : why);
    });
    // A thread without work keeps no process alive.
    this.#worker.unref();
  }

  /** It has been started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isIdle(): boolean {
    return this.#isReady && !this.#isCut && this.#work === undefined;
  }

  work(work: Work): void {
    this.#work = work;
    this.#timer = setTimeout(() => {
      this.#cutOff();
    }, work.deadlineMs);
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
    switch (reply.type) {
      case 'ready':
        this.#isReady = true;
        break;
      case 'done':
        this.#finish()?.resolve(reply.answer);
        break;
      case 'failed':
        this.#finish()?.reject(new WorkError('failed', reply.message));
        break;
      default:
        unreachable(reply);
    }
    this.#events.onIdle();
  }

  /** Nothing else ends a loop, or a regular expression, in the middle. */
  #cutOff(): void {
    const work = this.#finish();
    if (!work) return;
    this.#isCut = true;
    this.#events.onCut(work.deadlineMs);
    work.reject(new WorkError('late', `It took longer than ${String(work.deadlineMs)} ms.`));
    void this.#worker.terminate();
  }

  #finish(): Work | undefined {
    const work = this.#work;
    clearTimeout(this.#timer);
    this.#work = undefined;
    this.#worker.unref();
    return work;
  }
}
