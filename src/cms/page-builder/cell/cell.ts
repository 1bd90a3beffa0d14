/** Controls a cell from outside: starts its worker thread, requests pages from it, and terminates it when it does not
 * respond. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { cleanNote } from '#base/text.ts';
import { messageOf } from '#base/result.ts';
import { parseJson } from '#base/json.ts';
import { type CellAnswer, cellAnswerSchema, type PageOrder } from './answer.ts';
import type { CellFiles } from './cell-files.ts';
import type { Snapshot } from './quickjs.ts';
import type { CellRequest, CellResponse, CellStart } from './worker.ts';

export interface RenderLimits {
  /** Processor time for one page in all languages. */
  readonly pageTimeMs: number;
  /** Elapsed time for all pages. */
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Max bytes of one page in all languages. */
  readonly pageBytes: number;
  /** Max bytes of all pages. */
  readonly bytes: number;
}

/** QuickJS checks the time only between steps. A worker that exceeds its limit by this factor is stuck in one step. */
const stuckFactor = 1.5;
const lookEveryMs = 250;

/** Size of Node's own stack, which also contains the stack of QuickJS. A worker has 4 MB by default. */
const threadStackMb = 32;

/** Start state of a cell, by the program that runs in it. Created once per process. */
const starts = new Map<string, { readonly quickJs: WebAssembly.Module; snapshot?: Snapshot }>();

type Answered = Exclude<CellResponse, { readonly type: 'started' }>;

export class Cell {
  readonly #limits: RenderLimits;
  readonly #files: CellFiles;
  readonly #order: string;
  #endsAt: number | undefined;
  #worker: Worker | undefined;

  /** @param order JSON for the program (inside/program.ts). */
  constructor(order: string, limits: RenderLimits, files: CellFiles) {
    this.#order = order;
    this.#limits = limits;
    this.#files = files;
  }

  /** Starts the worker and loads the bundle. */
  async open(): Promise<CellAnswer> {
    const program = await this.#files.loadProgram();
    const start = starts.get(program) ?? {
      quickJs: await WebAssembly.compile(readFileSync(this.#files.quickJs)),
    };
    starts.set(program, start);
    // The time for building the program, which happens once per process, does not count.
    this.#endsAt ??= performance.now() + this.#limits.timeMs;
    const { pageTimeMs, pageBytes, memoryMb } = this.#limits;
    const workerData: CellStart = {
      quickJs: start.quickJs,
      limits: { timeMs: pageTimeMs, answerBytes: pageBytes, memoryBytes: memoryMb * 1_048_576 },
      program: start.snapshot ?? program,
    };
    const worker = new Worker(this.#files.worker, {
      workerData,
      // The environment contains the keys of this site, so the worker gets none of it.
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: 256,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: threadStackMb,
      },
    });
    worker.on('message', (response: CellResponse) => {
      if (response.type === 'started') start.snapshot = response.snapshot;
    });
    this.#worker = worker;
    return this.#ask({ type: 'load', order: this.#order });
  }

  /** @returns The response of the cell, or the reason why there is none. The next page gets a new cell in both
   * cases. */
  async render(page: PageOrder): Promise<CellAnswer> {
    if (!this.#worker) {
      const answer = await this.open();
      if (answer.type === 'failed') return answer;
    }
    return this.#ask({ type: 'render', page: JSON.stringify(page) });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #ask(request: CellRequest): Promise<CellAnswer> {
    const response = await this.#response(request);
    const answer = response.type === 'answered' ? parseAnswer(response.text) : response;
    return answer.type === 'failed' ? this.#explain(answer.reason) : answer;
  }

  #response(request: CellRequest): Promise<Answered> {
    const worker = this.#worker;
    const { timeMs, pageTimeMs } = this.#limits;
    const leftMs = (this.#endsAt ?? 0) - performance.now();
    const late = `all pages take longer than ${seconds(timeMs)}`;
    if (!worker || leftMs <= 0) return Promise.resolve({ type: 'failed', reason: late });
    return new Promise((resolve) => {
      const finish = (response: Answered) => {
        clearTimeout(timer);
        clearInterval(looks);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(response);
      };
      const end = (reason: string) => {
        finish({ type: 'failed', reason });
        // The next page gets a new worker.
        void this.close();
      };
      const onMessage = (response: CellResponse) => {
        if (response.type !== 'started') finish(response);
      };
      const onError = (cause: unknown) => {
        end(messageOf(cause));
      };
      const onExit = () => {
        end('its thread ended');
      };
      const timer = setTimeout(end, leftMs, late);
      const looks = watchWork(worker, pageTimeMs * stuckFactor, () => {
        end(`it takes longer than ${seconds(pageTimeMs)}`);
      });
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }

  /** An error thrown in the cell is untrusted text too. */
  #explain(reason: string): CellAnswer {
    const isFull = /\bout of memory\b/u.test(reason);
    const { memoryMb } = this.#limits;
    return {
      type: 'failed',
      reason: isFull ? `it takes more than ${memoryMb} MB of memory` : cleanNote(reason),
    };
  }
}

const seconds = (ms: number): string => `${ms / 1000} s`;

/** @param onStuck Called when the worker has used more processor time than `maxMs` from the start of this call. */
function watchWork(worker: Worker, maxMs: number, onStuck: () => void): NodeJS.Timeout {
  let startMs: number | undefined;
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    const workedMs = (user + system) / 1000;
    startMs ??= workedMs;
    if (workedMs - startMs > maxMs) onStuck();
  };
  return setInterval(() => {
    // A worker that has ended reports that itself.
    look().catch(() => undefined);
  }, lookEveryMs);
}

function parseAnswer(text: string): CellAnswer {
  try {
    return parseJson(text, cellAnswerSchema);
  } catch {
    // The text is untrusted, and so is the message of a parse error.
    return { type: 'failed', reason: 'what it gives back cannot be read' };
  }
}
