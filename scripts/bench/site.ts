/** A site of a bench: its folders and settings, and the one way to publish, sync and serve it, in processes of its own.
 * Settings do not depend on the shell's. */
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { compileCache, publisherMemory } from '../set-up/publisher-memory.mjs';
import { toolCommand } from '../steps/command.ts';
import { projectFolder } from './folders.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';

/** Environment variables of the commands of a site. */
export interface Site extends Readonly<Record<string, string>> {
  readonly CONTENT_DIR: string;
  readonly OUT_DIR: string;
  readonly STATE_DIR: string;
}

export const shippedContent = join(projectFolder, 'src/content');

/** A key of the bench and of nothing else. */
export const webhookSecret = 'a secret of the bench and of nothing else';

/** No client of the bench is refused for asking too often. */
export const unlimited = { RATE_LIMIT: '1000000' } as const;

/** @param folder For its files.
 * @param own Settings that differ; content is what the project ships. */
export function siteIn(folder: string, own: Readonly<Record<string, string>> = {}): Site {
  return {
    CONTENT_DIR: shippedContent,
    OUT_DIR: join(folder, 'site'),
    STATE_DIR: join(folder, 'state'),
    // A commit made during the benchmark is not a measured change.
    COMMIT_REF: 'bench',
    // Only pages are measured; no other generator draws images.
    SOCIAL_IMAGES: 'off',
    CONTENT_BASE_URL: '',
    CONTENT_BASE_USER: '',
    CONTENT_BASE_PASSWORD: '',
    HELPDESK_URL: '',
    PLASMIC_PROJECT_ID: '',
    PLASMIC_TOKEN: '',
    WEBHOOK_SECRET: webhookSecret,
    ...own,
  };
}

export interface PublishRun extends TimedRun {
  /** Targets. */
  readonly rendered: number;
}

const limitMinutes = 30;

/** Publishes a site as `npm run build` does, without npm.
 * @param root Folder of the project, or of a clone of it.
 * @throws {BenchError} If it fails. */
export async function publishSite(site: Site, root: string = projectFolder): Promise<PublishRun> {
  const environment = {
    ASTRO_TELEMETRY_DISABLED: '1',
    ...site,
    ...compileCache(projectFolder),
    ...publisherMemory(process.env.NODE_OPTIONS),
  };
  const build = nodeCommand([join(root, 'scripts/build.ts'), '--json']);
  const run = await timedRun({ ...build, environment, folder: root, limitMs: limitMinutes * 60_000 });
  const line = run.output.split('\n').findLast((text) => text.startsWith('{'));
  if (line === undefined) throw new BenchError(`The publisher gave no result. Output:\n${run.output}`);
  const { rendered } = JSON.parse(line) as Pick<PublishRun, 'rendered'>;
  return { ...run, rendered };
}

export async function syncSite(site: Site): Promise<void> {
  await timedRun(toolCommand({ file: 'scripts/sync.ts', arguments: [], environment: site, limitMinutes }));
}

/** Compiled pages, in a folder for each version of the code. */
export const compiledFolder = ({ STATE_DIR }: Site): string => join(STATE_DIR, 'compiled');

/** Lets a site reuse pages compiled for another one (platform/publish/code.ts stores them there). */
export function copyCompiled(from: Site, to: Site): void {
  cpSync(compiledFolder(from), compiledFolder(to), { recursive: true });
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number | undefined;
  readonly isRunning: () => boolean;
  /** @returns When the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Serves a site as `npm start` does, on its PORT or a free one. A site that is published has nothing to do when it starts.
 * @throws {BenchError} If it does not start. */
export async function startServer(site: Site): Promise<RunningServer> {
  const port = Number(site.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const { program, arguments: args } = nodeCommand([join(projectFolder, 'scripts/serve.ts')]);
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { ...process.env, LOG_LEVEL: 'warn', ...site, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that is interrupted leaves no server behind.
  const end = () => child.kill();
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => process.off('exit', end));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  try {
    await untilReady(origin, isRunning);
  } catch (cause) {
    end();
    throw cause;
  }
  return {
    origin,
    port,
    pid: child.pid,
    isRunning,
    stop: async (signal = 'SIGTERM') => {
      if (child.kill(signal)) await ended;
    },
  };
}

export async function withServer<Value>(
  site: Site,
  use: (server: RunningServer) => Promise<Value>,
): Promise<Value> {
  const server = await startServer(site);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Far more than a full publish takes, in milliseconds. */
const startMs = 120_000;

const pollMs = 200;

/** Waits until a server answers, and all pages of a first site are there.
 * @throws {BenchError} If it does not start. */
export async function untilReady(origin: string, isRunning: () => boolean): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until && isRunning()) {
    await pause(pollMs);
    try {
      if (!(await fetch(origin)).ok) continue;
      // Live answers wait for all pages of a first site.
      await fetch(`${origin}/api/health`);
      return;
    } catch {
      // It is starting.
    }
  }
  throw new BenchError('The server does not start; see what it printed.');
}
