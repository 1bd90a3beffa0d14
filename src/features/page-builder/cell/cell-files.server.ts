/** The files that a cell needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CellFiles {
  /** Module of the worker thread. */
  readonly worker: string;
  /** QuickJS as WebAssembly. */
  readonly quickJs: string;
  /** @returns The script that runs in the cell. */
  readonly loadProgram: () => Promise<string>;
}

/** Names of the files that are bundled for a Netlify function (netlify/plugins/bundle-previews). */
const bundledNames = { worker: 'cell.mjs', quickJs: 'quickjs.wasm', program: 'cell-program.js' } as const;

export function bundledCell(folder: string): CellFiles {
  return {
    worker: join(folder, bundledNames.worker),
    quickJs: join(folder, bundledNames.quickJs),
    loadProgram: () => Promise.resolve(readFileSync(join(folder, bundledNames.program), 'utf8')),
  };
}
