/** Packages of Debian and of what is made of it, which tests install where they may: as root, and in CI with sudo. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Command, runCommand } from './command.ts';
import { print } from '../print.ts';

const limitMinutes = 10;
const releaseFile = '/etc/os-release';

export type Distribution = 'debian' | 'ubuntu';

/** @param release Text of /etc/os-release.
 * @returns undefined for a system that has no apt-get. */
export function parseDistribution(release: string): Distribution | undefined {
  const field = (name: string) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'mu').exec(release)?.[1] ?? '';
  const names = [field('ID'), ...field('ID_LIKE').split(' ')];
  if (names.includes('ubuntu')) return 'ubuntu';
  return names.includes('debian') ? 'debian' : undefined;
}

export function distribution(): Distribution | undefined {
  return existsSync(releaseFile) ? parseDistribution(readFileSync(releaseFile, 'utf8')) : undefined;
}

type Rights = { readonly type: 'root' | 'sudo' } | { readonly type: 'none'; readonly reason: string };

/** Whether packages may be installed. INSTALL_PACKAGES=no forbids it, =yes allows it with sudo too. */
export function installationRights(environment: NodeJS.ProcessEnv = process.env): Rights {
  const { INSTALL_PACKAGES: choice, CI } = environment;
  if (choice === 'no') return { type: 'none', reason: 'INSTALL_PACKAGES=no forbids to install them' };
  if (distribution() === undefined)
    return { type: 'none', reason: 'this system has no apt-get to install them with' };
  if (process.getuid?.() === 0) return { type: 'root' };
  const isAsked = choice === 'yes' || CI === 'true';
  if (isAsked && spawnSync('sudo', ['-n', 'true']).status === 0) return { type: 'sudo' };
  return {
    type: 'none',
    reason: 'only root installs them (INSTALL_PACKAGES=yes uses sudo where it asks for no password)',
  };
}

/** Logs the packages before installing them.
 * @returns Why the packages are not installed; undefined on success. */
export async function installPackages(packages: readonly string[]): Promise<string | undefined> {
  const rights = installationRights();
  if (rights.type === 'none') return rights.reason;
  print(
    `Installing ${packages.join(', ')} with apt-get, as ${rights.type}. INSTALL_PACKAGES=no leaves the machine as it is.`,
  );
  for (const words of [['update'], ['install', '--yes', ...packages]]) {
    const result = await runCommand(
      withRights(rights.type, ['apt-get', '--quiet', '--no-install-recommends', ...words]),
    );
    const isDone = result.type === 'exited' && result.code === 0;
    // An old list of packages may do.
    if (!isDone && words[0] === 'install') return lastWords(result.output);
  }
  return undefined;
}

/** @returns Name and version of those that are installed. */
export function installedVersions(packages: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('dpkg-query', ['--show', ...packages], { encoding: 'utf8' });
  // Other systems have no such program.
  return stdout ? stdout.trim().split('\n') : [];
}

/** A command as root. */
export function withRights(type: 'root' | 'sudo', words: readonly string[]): Command {
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', ...words];
  const [program = '', ...parameters] = type === 'sudo' ? ['sudo', '-n', ...quiet] : quiet;
  return {
    program,
    arguments: parameters,
    limitMs: limitMinutes * 60_000,
  };
}

/** The last line that a program printed. */
export function lastWords(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
