/** Controls a cell from outside: starts its worker thread, requests pages from it, and terminates it when it does not
 * respond. */
import { readFileSync } from 'node:fs';
import { parseJson } from '#platform/base/json.ts';
import { toMessage } from '#platform/base/result.ts';
import { cleanNote } from '#platform/base/text.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { Thread, type WorkLimits } from '#platform/base/threads/thread.ts';
import { WorkError } from '#platform/base/threads/work-error.ts';
import { type CellAnswer, cellAnswerSchema, type BuiltPageOrder } from './answer.ts';
import { waitsForever } from './waits-forever.ts';
import type { CellFiles } from './cell-files.server.ts';
import type { Snapshot } from './quickjs.server.ts';
import type { CellData, CellWork } from './worker.server.ts';

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

/** Size of Node's own stack, which also contains the stack of QuickJS. A worker has 4 MB by default. */
const threadStackMb = 32;

interface Start {
  readonly quickJs: WebAssembly.Module;
  snapshot?: Snapshot;
}

/** Bounded by the programs, of which a process has one: the start state of a cell for each, created once. */
const starts = new Map<string, Start>();

/** The reason is a note where this site gives it, and untrusted text where the bundle does. */
export type CellOutcome =
  | Exclude<CellAnswer, { readonly type: 'failed' }>
  | { readonly type: 'failed'; readonly reason: string | Note };

type CellThread = Thread<CellWork>;
type AskLimits = Required<WorkLimits>;

export class Cell {
  readonly #limits: RenderLimits;
  readonly #files: CellFiles;
  readonly #order: string;
  #endsAt: number | undefined;
  #thread: CellThread | undefined;

  /** @param order JSON for the program (inside/program.ts). */
  constructor(order: string, limits: RenderLimits, files: CellFiles) {
    this.#order = order;
    this.#limits = limits;
    this.#files = files;
  }

  /** Starts the worker and loads the bundle. */
  async open(): Promise<CellOutcome> {
    const program = await this.#files.loadProgram();
    const start = starts.get(program) ?? {
      quickJs: await WebAssembly.compile(readFileSync(this.#files.quickJs)),
    };
    starts.set(program, start);
    // The time for building the program, which happens once per process, does not count.
    this.#endsAt ??= performance.now() + this.#limits.timeMs;
    this.#thread = this.#startThread(start);
    return this.#ask(async (thread, limits) => {
      start.snapshot ??= await thread.perform('start', program, { clockMs: limits.clockMs });
      return thread.perform('load', this.#order, limits);
    });
  }

  /** @returns The response of the cell, or the reason why there is none. The next page gets a new cell in both
   * cases. */
  async render(page: BuiltPageOrder): Promise<CellOutcome> {
    if (!this.#thread) {
      const answer = await this.open();
      if (answer.type === 'failed') return answer;
    }
    return this.#ask((thread, limits) => thread.perform('render', JSON.stringify(page), limits));
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.stop();
  }

  #startThread({ quickJs, snapshot }: Start): CellThread {
    const { pageTimeMs, pageBytes, memoryMb } = this.#limits;
    const limits = { timeMs: pageTimeMs, answerBytes: pageBytes, memoryBytes: memoryMb * 1_048_576 };
    return new Thread(this.#files.worker, {
      workerData: { quickJs, limits, snapshot } satisfies CellData,
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
  }

  async #ask(ask: (thread: CellThread, limits: AskLimits) => Promise<string>): Promise<CellOutcome> {
    const clockMs = (this.#endsAt ?? 0) - performance.now();
    if (!this.#thread || clockMs <= 0) return this.#explainLate();
    try {
      const workMs = this.#limits.pageTimeMs * stuckFactor;
      const answer = parseAnswer(await ask(this.#thread, { workMs, clockMs }));
      return answer.type === 'failed' && typeof answer.reason === 'string'
        ? this.#explain(answer.reason)
        : answer;
    } catch (cause) {
      const isEnded = cause instanceof WorkError;
      // The next page gets a new worker.
      if (isEnded) await this.close();
      return isEnded && cause.reason === 'late' ? this.#explainLate() : this.#explain(toMessage(cause));
    }
  }

  /** An error thrown in the cell is untrusted text too. */
  #explain(reason: string): CellOutcome {
    const isFull = /\bout of memory\b/u.test(reason);
    if (isFull) return { type: 'failed', reason: toNote('page-too-greedy', { max: this.#limits.memoryMb }) };
    return { type: 'failed', reason: reason === waitsForever ? toNote('page-waits') : cleanNote(reason) };
  }

  #explainLate(): CellOutcome {
    const { timeMs, pageTimeMs } = this.#limits;
    const isOver = performance.now() >= (this.#endsAt ?? 0);
    const reason = isOver
      ? toNote('pages-too-slow', { seconds: timeMs / 1000 })
      : toNote('page-too-slow', { seconds: pageTimeMs / 1000 });
    return { type: 'failed', reason };
  }
}

function parseAnswer(text: string): CellOutcome {
  try {
    return parseJson(text, cellAnswerSchema);
  } catch {
    // The text is untrusted, and so is the message of a parse error.
    return { type: 'failed', reason: toNote('page-unreadable') };
  }
}
