/** Pagefind, which indexes finished pages. It is installed on demand, since only the bench of the search asks for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCommand } from '#base/node-command.ts';
import { projectFolder } from './project-folder.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';
import { log } from '#base/log.ts';

const pagefindPackage = 'pagefind@1.6.0';

const minute = 60_000;

/** @returns Its command-line program; undefined where it cannot be installed. */
export async function installPagefind(): Promise<string | undefined> {
  const folder = join(projectFolder, '.state/tools/pagefind');
  const program = join(folder, 'node_modules/pagefind/lib/runner/bin.cjs');
  if (existsSync(program)) return program;
  log.info('Installing Pagefind (once) …');
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', pagefindPackage];
  try {
    await timedRun({ program: 'npm', arguments: ['install', ...options], limitMs: 5 * minute });
    return program;
  } catch (cause) {
    if (!(cause instanceof BenchError)) throw cause;
    log.warn(`Pagefind is left out: ${cause.message}`);
    return undefined;
  }
}

/** Indexes a site into its folder `pagefind`: what stands in <main>, as our index does. */
export async function indexWithPagefind(program: string, outDir: string): Promise<TimedRun> {
  const options = ['--site', outDir, '--root-selector', 'main', '--silent'];
  return timedRun({ ...nodeCommand([program, ...options]), limitMs: 20 * minute });
}
