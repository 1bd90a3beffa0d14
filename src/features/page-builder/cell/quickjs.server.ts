/** QuickJS in WebAssembly: JavaScript that runs within one block of memory and has only the language itself. It gets no
 * function of this process. Texts go in and out, and only this side makes calls.
 * An instance is nothing but its memory, so it can be copied. Each page runs in a fast copy of an instance that has
 * already loaded its program, and everything that the page changes ends with that copy. */
import { instantiate, pageBytes, type Pointer, type QuickJsModule } from './quickjs-module.server.ts';

/** Stack of QuickJS, which has 5 MB within the memory; Node's stack is larger (cell.server.ts). */
const stackBytes = 2_000_000;

/** Max jobs to run before the next check of the time. */
const jobsAtOnce = 100;

/** The state of an instance while no code runs. */
export interface Snapshot {
  /** Size of its memory. */
  readonly size: number;
  /** Memory pages that are not empty, by their position. */
  readonly pages: ReadonlyMap<number, Uint8Array>;
  readonly roots: Roots;
}

/** Addresses of the values that this side uses. */
interface Roots {
  readonly runtime: Pointer;
  readonly context: Pointer;
  /** The program's function. */
  readonly program: Pointer;
}

export interface CellLimits {
  /** Processor time for one call with all the jobs that it starts. A busy machine does not reduce it. */
  readonly timeMs: number;
  readonly memoryBytes: number;
  /** Max bytes of the result of a call. */
  readonly answerBytes: number;
}

/** Code in the cell gave no result; the instance cannot be used again. */
class CellError extends Error {
  override readonly name = 'CellError';
}

export class QuickJs {
  readonly #module: QuickJsModule;
  readonly #limits: CellLimits;
  readonly #roots: Roots;
  #endsAt = Infinity;

  /** @param code The program: a script that sets one global function, `cell`, with two text parameters. */
  static async start(quickJs: WebAssembly.Module, code: string, limits: CellLimits): Promise<Snapshot> {
    const bare = await QuickJs.#open(quickJs, limits);
    bare.#evaluate(code);
    return bare.#snapshot(bare.#evaluate('((cell) => (delete globalThis.cell, cell))(cell)'));
  }

  /** @returns A copy that is independent of other copies of the same snapshot. */
  static restore(quickJs: WebAssembly.Module, snapshot: Snapshot, limits: CellLimits): Promise<QuickJs> {
    return QuickJs.#open(quickJs, limits, snapshot);
  }

  static async #open(quickJs: WebAssembly.Module, limits: CellLimits, snapshot?: Snapshot): Promise<QuickJs> {
    let endsAt = () => Infinity;
    const module = await instantiate(quickJs, {
      size: snapshot?.size ?? 0,
      maxBytes: limits.memoryBytes,
      isEnding: () => workedMs() > endsAt(),
    });
    const opened = new QuickJs(module, limits, snapshot);
    endsAt = () => opened.#endsAt;
    return opened;
  }

  private constructor(module: QuickJsModule, limits: CellLimits, snapshot?: Snapshot) {
    const { functions, heap } = module;
    this.#module = module;
    this.#limits = limits;
    if (snapshot) {
      for (const [place, bytes] of snapshot.pages) heap.HEAPU8.set(bytes, place);
      this.#roots = snapshot.roots;
    } else {
      const runtime = functions.QTS_NewRuntime();
      functions.QTS_RuntimeSetMaxStackSize(runtime, stackBytes);
      functions.QTS_RuntimeEnableInterruptHandler(runtime);
      // 0 enables the whole language, and nothing else.
      const context = functions.QTS_NewContext(runtime, 0);
      this.#roots = { runtime, context, program: functions.QTS_GetUndefined() };
    }
    functions.QTS_RuntimeSetMemoryLimit(this.#roots.runtime, limits.memoryBytes);
  }

  /** Calls the program and runs its pending jobs until there is a result.
   * @throws {CellError} When there is no result within the limits. */
  call(name: string, text: string): string {
    this.#endsAt = workedMs() + this.#limits.timeMs;
    let answer = this.#step(name, text);
    while (answer === 'pending') {
      this.#doJobs();
      answer = this.#step('go on', '');
    }
    this.#endsAt = Infinity;
    return answer;
  }

  /** The state after a response. */
  snapshot(): Snapshot {
    return this.#snapshot(this.#roots.program);
  }

  #snapshot(program: Pointer): Snapshot {
    const memory = this.#module.heap.HEAPU8;
    const pages = new Map<number, Uint8Array>();
    for (let place = 0; place < memory.length; place += pageBytes) {
      const page = memory.subarray(place, place + pageBytes);
      if (emptyPage.compare(page) !== 0) pages.set(place, page.slice());
    }
    return { size: memory.length, pages, roots: { ...this.#roots, program } };
  }

  #evaluate(code: string): Pointer {
    const { functions, heap } = this.#module;
    const { pointer, size } = this.#write(code);
    const value = functions.QTS_Eval(this.#roots.context, pointer, size, 'program.js', 0, 0);
    heap._free(pointer);
    return this.#taken(value);
  }

  #step(name: string, text: string): string {
    const { functions, heap } = this.#module;
    const { context, program } = this.#roots;
    const given = [this.#newString(name), this.#newString(text)];
    const list = heap._malloc(given.length * 4);
    const view = new DataView(heap.HEAPU8.buffer);
    for (const [index, value] of given.entries()) view.setUint32(list + index * 4, value, true);
    const value = functions.QTS_Call(context, program, functions.QTS_GetUndefined(), given.length, list);
    heap._free(list);
    const answer = this.#read(this.#taken(value));
    for (const used of [...given, value]) functions.QTS_FreeValuePointer(context, used);
    return answer;
  }

  #doJobs(): void {
    const { functions, heap } = this.#module;
    const { runtime, context } = this.#roots;
    const worked = heap._malloc(4);
    while (functions.QTS_IsJobPending(runtime) !== 0) {
      // As in a browser, an error in a job is lost, and code that waits for the job waits forever.
      functions.QTS_FreeValuePointer(context, functions.QTS_ExecutePendingJob(runtime, jobsAtOnce, worked));
      this.#refuseLate();
    }
    heap._free(worked);
  }

  #newString(text: string): Pointer {
    const { functions, heap } = this.#module;
    const { pointer } = this.#write(text);
    const value = functions.QTS_NewString(this.#roots.context, pointer);
    heap._free(pointer);
    return this.#taken(value);
  }

  #refuseLate(): void {
    const { timeMs } = this.#limits;
    if (workedMs() > this.#endsAt) throw new CellError(`it takes longer than ${timeMs / 1000} s`);
  }

  /** @returns The value, unless it is a thrown error. */
  #taken(value: Pointer): Pointer {
    const thrown = this.#module.functions.QTS_ResolveException(this.#roots.context, value);
    if (thrown === 0) return value;
    this.#refuseLate();
    throw new CellError(this.#read(thrown));
  }

  #write(text: string): { readonly pointer: Pointer; readonly size: number } {
    const { heap } = this.#module;
    const size = heap.lengthBytesUTF8(text);
    const pointer = heap._malloc(size + 1);
    if (pointer === 0) throw new CellError('out of memory');
    heap.stringToUTF8(text, pointer, size + 1);
    return { pointer, size };
  }

  #read(value: Pointer): string {
    const { functions, heap } = this.#module;
    const pointer = functions.QTS_GetString(this.#roots.context, value);
    if (pointer === 0) {
      this.#refuseLate();
      throw new CellError('what it gives back is no text');
    }
    const { answerBytes } = this.#limits;
    const size = heap.HEAPU8.subarray(pointer, pointer + answerBytes + 1).indexOf(0);
    if (size < 0) throw new CellError(`it gives back more than ${answerBytes} bytes`);
    const text = heap.UTF8ToString(pointer, size);
    functions.QTS_FreeCString(this.#roots.context, pointer);
    return text;
  }
}

const emptyPage = Buffer.alloc(pageBytes);

/** Processor time of this worker thread. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
