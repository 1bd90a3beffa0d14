/** Programs that only benchmarks need: from the machine, or installed once if allowed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#platform/base/log.ts';
import { runCommand } from '../steps/command.ts';
import { findProgram } from '../steps/find-program.ts';
import { projectFolder } from './folders.ts';
import { newestProgram } from './newest-program.ts';
import { BenchError, timedRun } from './timed-run.ts';

const installMs = 300_000;

/** @param name Of the program and of Debian's package with it, installed if it is missing and this is root on Debian.
 * @returns undefined if it is unavailable. */
async function installProgram(name: string): Promise<string | undefined> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  const installer = findProgram('apt-get');
  if (installer === undefined || process.getuid?.() !== 0) return undefined;
  log.info(`Installing ${name} (once) …`);
  const options = ['install', '-y', '--no-install-recommends', name];
  await runCommand({ program: installer, arguments: options, limitMs: installMs });
  return findProgram(name);
}

/** A peer: the newest version that Debian has, or that of the machine.
 * @returns undefined if there is none. */
export async function installPeer(name: string): Promise<string | undefined> {
  return (await newestProgram(name)) ?? installProgram(name);
}

/** @throws {BenchError} */
export async function requireProgram(name: string): Promise<string> {
  const program = await installProgram(name);
  if (program === undefined)
    throw new BenchError(`This bench needs ${name}. On Debian: apt-get install ${name}`);
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
