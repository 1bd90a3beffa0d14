/** QuickJS as its WebAssembly module has it: functions over addresses within its memory. */
import loadModule from '@jitl/quickjs-ng-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-ng-wasmfile-release-sync/ffi';

/** Of the memory, which grows and is copied by pages. */
export const pageBytes = 65_536;
/** What the module asks for at least. */
const minPages = 256;

/** An address within the memory; 0 is none. */
export type Pointer = number;

/** The functions that are used here, of all that the package has. */
interface Functions {
  readonly QTS_NewRuntime: () => Pointer;
  readonly QTS_NewContext: (runtime: Pointer, intrinsics: number) => Pointer;
  readonly QTS_RuntimeSetMaxStackSize: (runtime: Pointer, bytes: number) => void;
  readonly QTS_RuntimeSetMemoryLimit: (runtime: Pointer, bytes: number) => void;
  readonly QTS_RuntimeEnableInterruptHandler: (runtime: Pointer) => void;
  readonly QTS_GetUndefined: () => Pointer;
  readonly QTS_NewString: (context: Pointer, text: Pointer) => Pointer;
  readonly QTS_GetString: (context: Pointer, value: Pointer) => Pointer;
  readonly QTS_FreeCString: (context: Pointer, text: Pointer) => void;
  readonly QTS_FreeValuePointer: (context: Pointer, value: Pointer) => void;
  readonly QTS_ResolveException: (context: Pointer, value: Pointer) => Pointer;
  readonly QTS_IsJobPending: (runtime: Pointer) => number;
  readonly QTS_ExecutePendingJob: (runtime: Pointer, max: number, contextOut: Pointer) => Pointer;
  readonly QTS_Call: (
    ...call: readonly [context: Pointer, called: Pointer, owner: Pointer, count: number, given: Pointer]
  ) => Pointer;
  readonly QTS_Eval: (
    ...code: readonly [
      context: Pointer,
      code: Pointer,
      size: number,
      file: string,
      detect: number,
      flags: number,
    ]
  ) => Pointer;
}

/** What Emscripten adds to them. */
interface Heap {
  /** Another object whenever the memory grows. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly _malloc: (bytes: number) => Pointer;
  readonly _free: (pointer: Pointer) => void;
  readonly lengthBytesUTF8: (text: string) => number;
  readonly stringToUTF8: (text: string, pointer: Pointer, bytes: number) => void;
  readonly UTF8ToString: (pointer: Pointer, bytes: number) => string;
}

export interface QuickJsModule {
  readonly functions: Functions;
  readonly heap: Heap;
}

interface InstanceOptions {
  /** Bytes of memory that it begins with. */
  readonly size: number;
  readonly maxBytes: number;
  /** Asked ever so often while code runs. */
  readonly isEnding: () => boolean;
}

/** @param quickJs The module, compiled. */
export async function instantiate(
  quickJs: WebAssembly.Module,
  { size, maxBytes, isEnding }: InstanceOptions,
): Promise<QuickJsModule> {
  const wasmMemory = new WebAssembly.Memory({
    initial: Math.max(minPages, size / pageBytes),
    maximum: maxBytes / pageBytes,
  });
  const silent = () => undefined;
  const options: Parameters<typeof loadModule>[0] & Record<'print' | 'printErr', () => void> = {
    wasmMemory,
    print: silent,
    printErr: silent,
    instantiateWasm: (imports, onInstance) => {
      void WebAssembly.instantiate(quickJs, imports).then(onInstance);
      return {};
    },
  };
  const module = await loadModule(options);
  // There is nothing for the cell to call.
  const refuse = () => {
    throw new Error('it asks for what the cell does not have');
  };
  module.callbacks = {
    callFunction: refuse,
    loadModuleSource: refuse,
    normalizeModule: refuse,
    freeHostRef: silent,
    shouldInterrupt: () => (isEnding() ? 1 : 0),
  };
  // The package brands each kind of address; within one file of callers they are numbers.
  return { functions: new QuickJSFFI(module) as unknown as Functions, heap: module as unknown as Heap };
}
