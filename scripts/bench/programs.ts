/** Programs that only benchmarks need: from the machine, or installed once if allowed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#base/log.ts';
import { runCommand } from '../steps/command.ts';
import { findProgram } from '../steps/find-program.ts';
import { projectFolder } from './folders.ts';
import { type DebianProgram, newestProgram } from './newest-program.ts';
import { BenchError, timedRun } from './timed-run.ts';

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

/** A package of npm that is not a dependency of the project: it is large, and only a bench uses it.
 * @param file Of its command-line program, in the package.
 * @throws {BenchError} */
export async function installTool(name: string, version: string, file: string): Promise<string> {
  const folder = join(projectFolder, '.state/tools', name);
  const program = join(folder, 'node_modules', name, file);
  if (existsSync(program)) return program;
  log.info(`Installing ${name} (once) …`);
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  await timedRun({ program: 'npm', arguments: ['install', ...options], limitMs: installMs });
  return program;
}
