/** Command line that starts Node; ESLint forbids other ways (scripts/lint/one-door.mjs). scripts/run.mjs runs before anything else
 * exists and repeats the flags. */

/** Without the first flag, SIGUSR1 from any process of the same user opens the inspector, and with it all memory.
 * NODE_OPTIONS cannot set it. */
const flags = ['--disable-sigusr1', '--disable-warning=ExperimentalWarning'];

/** @param words Flags of Node, a file and its arguments. */
export function nodeCommand(words: readonly string[]): {
  readonly program: string;
  readonly arguments: string[];
} {
  return { program: process.execPath, arguments: [...flags, ...words] };
}
