/** How this project starts Node: ESLint forbids other ways (scripts/lint/one-door.mjs). scripts/run.mjs, which runs before
 * there is anything else, uses the same flags. */

/** A signal that anybody with this user may send opens the inspector of a process, and with it all that it holds. It cannot
 * be refused in NODE_OPTIONS. */
const flags = ['--disable-sigusr1', '--disable-warning=ExperimentalWarning'];

/** @param words Flags of Node's own, a file, and what the file gets. */
export function nodeCommand(words: readonly string[]): {
  readonly program: string;
  readonly arguments: string[];
} {
  return { program: process.execPath, arguments: [...flags, ...words] };
}
