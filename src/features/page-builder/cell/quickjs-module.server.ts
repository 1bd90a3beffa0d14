/** The functions of the QuickJS WebAssembly module, which take addresses within its memory. */
import loadModule from '@jitl/quickjs-ng-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-ng-wasmfile-release-sync/ffi';

/** Bytes of one WebAssembly memory page; memory grows and is copied in pages. */
export const pageBytes = 65_536;
/** Min pages that the module requires. */
const minPages = 256;

/** An address within the memory; 0 means none. */
export type Pointer = number;

/** The functions of the package that are used here. */
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

/** What Emscripten adds to the functions. */
interface Heap {
  /** A new object each time the memory grows. */
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
  /** Initial bytes of memory. */
  readonly size: number;
  readonly maxBytes: number;
  /** Called regularly while code runs. */
  readonly isEnding: () => boolean;
}

/** @param quickJs The compiled module. */
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
  // The module gets no functions of the host.
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
  // The package has a branded type for each kind of address. In this folder they are plain numbers.
  return { functions: new QuickJSFFI(module) as unknown as Functions, heap: module as unknown as Heap };
}
