/** Programs that only a bench needs: taken from the machine, or from Debian's packages where that is allowed. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../steps/command.ts';
import { BenchError } from './timed-run.ts';
import { log } from '#base/log.ts';

const installMs = 300_000;

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @param debianPackage Installed where the program is missing and this is root on Debian.
 * @returns undefined where it cannot be had. */
export async function installProgram(name: string, debianPackage: string): Promise<string | undefined> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  const installer = findProgram('apt-get');
  if (installer === undefined || process.getuid?.() !== 0) return undefined;
  log.info(`Installing ${debianPackage} (once) …`);
  const options = ['install', '-y', '--no-install-recommends', debianPackage];
  await runCommand({ program: installer, arguments: options, limitMs: installMs });
  return findProgram(name);
}

/** @throws {BenchError} */
export async function requireProgram(name: string, debianPackage: string): Promise<string> {
  const program = await installProgram(name, debianPackage);
  if (program === undefined)
    throw new BenchError(`This bench needs ${name}. On Debian: apt-get install ${debianPackage}`);
  return program;
}
