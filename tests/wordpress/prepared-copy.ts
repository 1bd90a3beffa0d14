/** Installs WordPress once and stores its files and database in the state folder for later runs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { smallLog, startDatabase } from './database.ts';
import { programs, programVersions } from './programs.ts';

const ownFiles = join(import.meta.dirname, 'php');
const muPlugins = join(ownFiles, 'mu-plugins');
export const router = join(ownFiles, 'router.php');
const prepareLimitMs = 600_000;

export interface PreparedCopy {
  /** The files of WordPress. */
  readonly wordpress: string;
  /** The files of the database. */
  readonly database: string;
  /** File with the application passwords, as JSON. */
  readonly access: string;
}

/** @param stateDir The copy is in its folder `tools`. */
export async function prepareCopy(stateDir: string): Promise<PreparedCopy> {
  const sources = ['install.php', 'wp-config.php'].map((name) => readFileSync(join(ownFiles, name), 'utf8'));
  const version = digest([programVersions(), ...sources].join('\n')).slice(0, 12);
  const folder = join(stateDir, 'tools', `wordpress-${version}`);
  const copy = copyIn(folder);
  if (existsSync(folder)) return copy;
  const draft = `${folder}.${process.pid}`;
  await prepare(copyIn(draft), draft);
  try {
    renameSync(draft, folder);
  } catch {
    // Another run was faster; its copy is equivalent.
    rmSync(draft, { recursive: true });
  }
  return copy;
}

function copyIn(folder: string): PreparedCopy {
  return {
    wordpress: join(folder, 'wordpress'),
    database: join(folder, 'database'),
    access: join(folder, 'access.json'),
  };
}

async function prepare({ wordpress, database, access }: PreparedCopy, draft: string): Promise<void> {
  mkdirSync(dirname(wordpress), { recursive: true });
  cpSync(programs.wordpress, wordpress, { recursive: true, dereference: true });
  rmSync(join(wordpress, 'wp-content'), { recursive: true });
  cpSync(join(ownFiles, 'wp-config.php'), join(wordpress, 'wp-config.php'));
  const run = join(draft, 'run');
  mkdirSync(join(run, 'content'), { recursive: true });
  runProgram(programs.installDatabase, [
    `--datadir=${database}`,
    smallLog,
    '--no-defaults',
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]);
  // MariaDB treats every folder as a database.
  mkdirSync(join(database, 'wordpress'));
  const server = await startDatabase(database, run);
  try {
    const environment = wordpressEnvironment('http://127.0.0.1', run);
    const printed = runProgram(programs.php, [join(ownFiles, 'install.php'), wordpress], environment);
    if (!printed.startsWith('{')) throw new Error(`WordPress cannot be installed: ${printed}`);
    writeFileSync(access, printed);
  } finally {
    await server.stop();
  }
  rmSync(run, { recursive: true });
}

/** Environment variables for wp-config.php. */
export function wordpressEnvironment(url: string, run: string): Readonly<Record<string, string>> {
  return { WORDPRESS_URL: url, WORDPRESS_RUN_DIR: run, WORDPRESS_MU_PLUGINS: muPlugins };
}

function runProgram(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: 'utf8',
    env: childEnvironment(environment),
    timeout: prepareLimitMs,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}\n${stdout}`);
  return stdout;
}
