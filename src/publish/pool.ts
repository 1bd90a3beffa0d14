/** Worker threads of the publisher. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** More workers than this gain nothing: one thread writes all results. */
const maxWorkers = 4;

/** Heap limit of a worker in megabytes, so that a full publish of a large site stays within its memory. */
const workerHeapMb = 128;

/** Distributes requests to worker threads as they become free. Close it when the work is done. */
export class Pool {
  readonly #workers: readonly Worker[];

  constructor(size = Math.min(maxWorkers, Math.max(1, availableParallelism()))) {
    const options = {
      resourceLimits: { maxOldGenerationSizeMb: workerHeapMb, maxYoungGenerationSizeMb: 24 },
    };
    this.#workers = Array.from(
      { length: size },
      () => new Worker(new URL('./worker.ts', import.meta.url), options),
    );
  }

  /** Sends one request to every worker and waits for all responses. */
  async toAll(request: WorkerRequest): Promise<void> {
    await Promise.all(this.#workers.map((worker) => send(worker, request)));
  }

  /** Sends every worker a request that has no response. */
  tell(request: WorkerRequest): void {
    for (const worker of this.#workers) worker.postMessage(request);
  }

  /** Processes requests, as many at once as there are workers.
   * @param onAnswer Receives each response as it arrives, in any order. */
  async run(requests: Iterable<WorkerRequest>, onAnswer: (answer: WorkerAnswer) => void): Promise<void> {
    const queue = requests[Symbol.iterator]();
    const sendNext = (worker: Worker) => {
      const next = queue.next();
      return next.done ? undefined : send(worker, next.value);
    };
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let answering = sendNext(worker); answering;) {
          const answer = await answering;
          // Sent before the response is processed, so that the worker does not wait for that.
          answering = sendNext(worker);
          onAnswer(answer);
        }
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Starts the workers when they are first needed. */
export class LazyPool {
  #pool: Pool | undefined;

  open(): Pool {
    return (this.#pool ??= new Pool());
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

function send(worker: Worker, request: WorkerRequest): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      settle();
    };
    const onError = (error: unknown) => {
      finish(() => {
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    const onMessage = (answer: WorkerAnswer) => {
      finish(() => {
        if (answer.type === 'failed') reject(Object.assign(answer.error, { code: answer.code }));
        else resolve(answer);
      });
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(request);
  });
}

/** Splits a list into batches. */
export function* inBatches<Part>(parts: readonly Part[], size: number): Generator<readonly Part[]> {
  for (let start = 0; start < parts.length; start += size) yield parts.slice(start, start + size);
}
