/** Pagefind, the peer of the search. */
import { log } from '#platform/base/log.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { installTool } from './programs.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';

const limitMs = 20 * 60_000;

/** @returns Its command-line program; undefined where it cannot be installed. */
export async function installPagefind(): Promise<string | undefined> {
  try {
    return await installTool('pagefind', '1.6.0', 'lib/runner/bin.cjs');
  } catch (cause) {
    if (!(cause instanceof BenchError)) throw cause;
    log.warn(`Pagefind is left out: ${cause.message}`);
    return undefined;
  }
}

/** Indexes the <main> elements of a site into its folder `pagefind`, as our index does. */
export async function indexWithPagefind(program: string, outDir: string): Promise<TimedRun> {
  const options = ['--site', outDir, '--root-selector', 'main', '--silent'];
  return timedRun({ ...nodeCommand([program, ...options]), limitMs });
}
