/** A cell from outside: starts its thread, asks it for pages, and ends it where it does not answer. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { cleanNote } from '#base/clean-text.ts';
import { messageOf } from '#base/error-message.ts';
import { parseJson } from '#base/json.ts';
import { type CellAnswer, cellAnswerSchema } from './answer.ts';
import type { CellFiles } from './cell-files.ts';
import type { Snapshot } from './quickjs.ts';
import type { CellRequest, CellResponse, CellStart } from './worker.ts';

export interface RenderLimits {
  /** Of the processor, for one page in all languages. */
  readonly pageTimeMs: number;
  /** For all pages, by the clock. */
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Of one page in all languages. */
  readonly pageBytes: number;
  /** Of all pages. */
  readonly bytes: number;
}

/** Within one step QuickJS looks at no time. A thread that works for so much longer than it may is stuck in one. */
const stuckFactor = 1.5;
const lookEveryMs = 250;

/** Of Node's own stack, which holds that of QuickJS; a thread's is 4 by default. */
const threadStackMb = 32;

/** What a cell begins with, by the script that runs in it: made once in a process. */
const starts = new Map<string, { readonly quickJs: WebAssembly.Module; snapshot?: Snapshot }>();

type Answered = Exclude<CellResponse, { readonly type: 'started' }>;

export class Cell {
  readonly #limits: RenderLimits;
  readonly #files: CellFiles;
  readonly #order: string;
  #endsAt: number | undefined;
  #worker: Worker | undefined;

  /** @param order JSON as the program takes it (inside/program.ts). */
  constructor(order: string, limits: RenderLimits, files: CellFiles) {
    this.#order = order;
    this.#limits = limits;
    this.#files = files;
  }

  /** Starts the thread and loads the bundle. */
  async open(): Promise<CellAnswer> {
    const program = await this.#files.loadProgram();
    const start = starts.get(program) ?? {
      quickJs: await WebAssembly.compile(readFileSync(this.#files.quickJs)),
    };
    starts.set(program, start);
    // The script, which is made once for all, is no affair of these pages.
    this.#endsAt ??= performance.now() + this.#limits.timeMs;
    const { pageTimeMs, pageBytes, memoryMb } = this.#limits;
    const workerData: CellStart = {
      quickJs: start.quickJs,
      limits: { timeMs: pageTimeMs, answerBytes: pageBytes, memoryBytes: memoryMb * 1_048_576 },
      program: start.snapshot ?? program,
    };
    const worker = new Worker(this.#files.worker, {
      workerData,
      // No variable of ours: the keys of this site stand in the environment.
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

  /** @returns What the cell says, or why it says nothing; the next page has a cell of its own in any case. */
  async render(path: string): Promise<CellAnswer> {
    if (!this.#worker) {
      const answer = await this.open();
      if (answer.type === 'failed') return answer;
    }
    return this.#ask({ type: 'render', path });
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
        // The next page gets a new one.
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

  /** What was thrown in the cell is text of foreign code too. */
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

/** @param onStuck Called when the thread has worked for longer than that from here on. */
function watchWork(worker: Worker, maxMs: number, onStuck: () => void): NodeJS.Timeout {
  let startMs: number | undefined;
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    const workedMs = (user + system) / 1000;
    startMs ??= workedMs;
    if (workedMs - startMs > maxMs) onStuck();
  };
  return setInterval(() => {
    // A thread that has ended says so itself.
    look().catch(() => undefined);
  }, lookEveryMs);
}

function parseAnswer(text: string): CellAnswer {
  try {
    return parseJson(text, cellAnswerSchema);
  } catch {
    // The text is of foreign code, and so would be the words of an error.
    return { type: 'failed', reason: 'what it gives back cannot be read' };
  }
}
