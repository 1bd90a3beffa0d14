/** Programs that only benchmarks need: from the machine, or installed once if allowed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#base/log.ts';
import { nodeCommand } from '#base/node-command.ts';
import { runCommand } from '../steps/command.ts';
import { findProgram } from '../steps/find-program.ts';
import { projectFolder } from './folders.ts';
import { type DebianProgram, newestProgram } from './newest-program.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';

const installMs = 300_000;

/** @param debianPackage Installed if the program is missing and this is root on Debian.
 * @returns undefined if it is unavailable. */
async function installProgram(name: string, debianPackage: string): Promise<string | undefined> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  const installer = findProgram('apt-get');
  if (installer === undefined || process.getuid?.() !== 0) return undefined;
  log.info(`Installing ${debianPackage} (once) …`);
  const options = ['install', '-y', '--no-install-recommends', debianPackage];
  await runCommand({ program: installer, arguments: options, limitMs: installMs });
  return findProgram(name);
}

/** A peer: the newest version that Debian has, or that of the machine.
 * @returns undefined if there is none. */
export async function installPeer(peer: DebianProgram): Promise<string | undefined> {
  return (await newestProgram(peer)) ?? installProgram(peer.name, peer.package);
}

/** @throws {BenchError} */
export async function requireProgram(name: string, debianPackage: string): Promise<string> {
  const program = await installProgram(name, debianPackage);
  if (program === undefined)
    throw new BenchError(`This bench needs ${name}. On Debian: apt-get install ${debianPackage}`);
  return program;
}

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

/** Indexes the <main> elements of a site into its folder `pagefind`, as our index does. */
export async function indexWithPagefind(program: string, outDir: string): Promise<TimedRun> {
  const options = ['--site', outDir, '--root-selector', 'main', '--silent'];
  return timedRun({ ...nodeCommand([program, ...options]), limitMs: 20 * minute });
}
