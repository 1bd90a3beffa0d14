/** Pagefind, which indexes finished pages. It is installed on demand, since only the bench of the search asks for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCommand } from '#base/node-command.ts';
import { projectFolder } from './project-folder.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';

const pagefindPackage = 'pagefind@1.6.0';

const minute = 60_000;

/** @returns Its command-line program; undefined where it cannot be installed. */
export async function installPagefind(): Promise<string | undefined> {
  const folder = join(projectFolder, '.state/tools/pagefind');
  const program = join(folder, 'node_modules/pagefind/lib/runner/bin.cjs');
  if (existsSync(program)) return program;
  process.stderr.write('Installing Pagefind (once) …\n');
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', pagefindPackage];
  try {
    await timedRun({ program: 'npm', arguments: ['install', ...options], limitMs: 5 * minute });
    return program;
  } catch (cause) {
    if (!(cause instanceof BenchError)) throw cause;
    process.stderr.write(`Pagefind is left out: ${cause.message}\n`);
    return undefined;
  }
}

/** Indexes a site into its folder `pagefind`: what stands in <main>, as our index does. */
export async function indexWithPagefind(program: string, outDir: string): Promise<TimedRun> {
  const options = ['--site', outDir, '--root-selector', 'main', '--silent'];
  return timedRun({ ...nodeCommand([program, ...options]), limitMs: 20 * minute });
}
