/** The cell for use in this checkout. Its program is built once for each version of the code. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import type { CellFiles } from './cell-files.server.ts';
import { bundleProgram } from './bundle-program.mjs';

const root = join(import.meta.dirname, '../../../..');

export const ownCell: CellFiles = {
  worker: join(import.meta.dirname, 'worker.server.ts'),
  quickJs: createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm'),
  loadProgram: loadOwnProgram,
};

/** Source folders of the program, and the file that determines its packages. */
const sources = [
  'src/platform/base',
  'src/platform/cms',
  'src/platform/languages',
  'src/shell/addresses',
  'src/shell/form',
  'src/features/help',
  'src/features/page-builder',
];
const lock = 'package-lock.json';

async function loadOwnProgram(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/page-builder-cell');
  const file = join(folder, `${digestSources()}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // This version has no built program yet.
  }
  const code = await bundleProgram(root);
  try {
    makePrivateFolder(folder);
    writePrivateFile(file, code);
  } catch {
    // Where the folder is not writable, the program is built again next time.
  }
  return code;
}

function digestSources(): string {
  const files = sources.flatMap((folder) => filesBelow(root, folder)).sort();
  return digest([lock, ...files].map((file) => digest(readFileSync(join(root, file)))).join('\n'));
}
