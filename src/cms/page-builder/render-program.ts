/** The code of the process that runs a bundle. */
import { dirname, join } from 'node:path';

export interface RenderProgram {
  readonly file: string;
  /** Its working folder. */
  readonly folder: string;
  /** All that it may read, as Node's permissions name it. */
  readonly reads: readonly string[];
}

const root = join(import.meta.dirname, '../../..');

/** As it stands in the project. */
export const ownProgram: RenderProgram = {
  file: join(import.meta.dirname, 'render-process.ts'),
  folder: root,
  reads: ['node_modules/*', 'src/*', 'package.json'].map((path) => join(root, path)),
};

/** As one file with all its packages. */
export function bundledProgram(file: string): RenderProgram {
  return { file, folder: dirname(file), reads: [file] };
}
