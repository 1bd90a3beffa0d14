/** The environment with which `npm run` starts Node (run.mjs, and the bench that leaves npm out). */
import { join } from 'node:path';

/** Environment variables with which Node keeps compiled scripts from run to run.
 * @param root Folder of the project. */
export function compileCache(root) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile-cache') };
}

/** Environment variables that keep a full publish of a large site within its memory. Options of Node that are set already
 * stay, and win.
 * @param nodeOptions NODE_OPTIONS as they are. */
export function publisherMemory(nodeOptions = '') {
  return {
    // On a large machine V8 lets a thread fill 128 MB with young objects before it looks which of them are in use.
    NODE_OPTIONS: `--max-semi-space-size=4 ${nodeOptions}`.trim(),
    // The GNU C library has eight heaps for each core, and each of them keeps what its threads have freed.
    MALLOC_ARENA_MAX: '2',
  };
}
