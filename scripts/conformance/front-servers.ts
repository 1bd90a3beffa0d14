/** A real nginx or Caddy on loopback, with the configuration that `npm run serve-config` prints, in front of our server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#fakes/loopback.ts';
import { isCompressible, makeCopies } from '#platform/publish/compressed-copies.ts';
import { formatCaddy } from '../serve-config/caddy.ts';
import { formatNginx, type PrintOptions } from '../serve-config/nginx.ts';
import { parseServeOptions } from '../serve-config/options.ts';
import { loadTables } from '../serve-config/tables.ts';
import { type Command, runCommand } from '../steps/command.ts';
import { brotliModule, findProgram } from '../steps/find-program.ts';
import type { ConformanceCase } from './case.ts';
import { ConformanceError } from './netlify-tool.ts';

export const frontNames = ['nginx', 'caddy'] as const;

export type FrontName = (typeof frontNames)[number];

/** Whether a server has what a request is about: without its module nginx has no Brotli, and sends the page as it is. */
export const hasPartsFor = (name: FrontName, { headers }: ConformanceCase): boolean =>
  name !== 'nginx' || headers?.['accept-encoding'] !== 'br' || existsSync(brotliModule.file);

export interface FrontPlace {
  /** Folder of the project. */
  readonly root: string;
  /** The site, as `copySite` leaves it: servers only read it. */
  readonly files: string;
  /** An empty folder. */
  readonly folder: string;
  /** Origin of our server. */
  readonly node: string;
  readonly ratePerMinute: number;
  /** Another one than the machine's own, without modules. */
  readonly program?: string;
}

export interface Front {
  readonly origin: string;
  readonly pid: number | undefined;
}

/** Copies a published site, some of its files with compressed copies: for all of them that takes long.
 * @param to Is created.
 * @param compressed Paths within the site. */
export async function copySite(outDir: string, to: string, compressed: readonly string[]): Promise<string> {
  cpSync(outDir, to, { recursive: true });
  for (const path of compressed.map((file) => join(to, file)).filter(isCompressible)) await makeCopies(path);
  return to;
}

/** @throws {ConformanceError} If the server refuses its configuration or does not start. */
export async function withFront<Value>(
  name: FrontName,
  place: FrontPlace,
  use: (front: Front) => Promise<Value>,
): Promise<Value> {
  const program = place.program ?? findProgram(name);
  if (program === undefined) throw new ConformanceError(`${name} is not installed.`);
  const { folder } = place;
  const port = await freePort();
  const printed = await printFor(name, { ...place, port });
  const { check, run } = commandsOf[name](writeConfiguration[name](place, printed), program);
  const checked = await runCommand(check);
  if (checked.type === 'broken' || checked.code !== 0)
    throw new ConformanceError(`${name} refuses what is printed for it:\n${checked.output}`);
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(run.program, run.arguments, { stdio: 'ignore', env: environment });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
    return await use({ origin, pid: child.pid });
  } finally {
    await end(child);
  }
}

async function printFor(name: FrontName, place: FrontPlace & { readonly port: number }): Promise<string> {
  const { root, files, port, node, ratePerMinute } = place;
  const { hostname, port: nodePort } = new URL(node);
  const brotli = name === 'nginx' && hasBrotli(place) ? ['--brotli'] : [];
  const where = ['--tls', 'none', '--address', '127.0.0.1', '--port', String(port), '--files', files];
  const words = [...where, ...brotli];
  const { options } = parseServeOptions([name, ...words], {
    siteHost: 'www.example.ee',
    nodeHost: hostname,
    nodePort: Number(nodePort),
  });
  const tables = await loadTables({ root, outDir: files, isEncrypted: false });
  const printing: PrintOptions = { ...options, tables, ratePerMinute };
  return name === 'nginx' ? formatNginx(printing) : formatCaddy(printing);
}

/** Whether nginx can send copies in Brotli. */
const hasBrotli = ({ program }: FrontPlace): boolean =>
  program === undefined && existsSync(brotliModule.file);

/** What stands around the printed file on a machine. */
const writeConfiguration = {
  nginx: (place: FrontPlace, printed: string): string => {
    const { folder } = place;
    writeFileSync(join(folder, 'site.conf'), printed);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    return write(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli(place) ? `include ${brotliModule.file};` : ''}
events { worker_connections 1024; }
http { ${temporary.join(' ')} keepalive_requests 1000000000; include ${folder}/site.conf; }
`,
    );
  },
  caddy: ({ folder }: FrontPlace, printed: string): string => {
    writeFileSync(join(folder, 'site.caddy'), printed);
    return write(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\nimport site.caddy\n`);
  },
} as const;

function write(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

const minute = 60_000;

type CommandsOf = (
  file: string,
  program: string,
) => { readonly check: Command; readonly run: { readonly program: string; readonly arguments: string[] } };

const commandsOf: Readonly<Record<FrontName, CommandsOf>> = {
  nginx: (file, program) => {
    const words = ['-c', file];
    return {
      check: { program, arguments: ['-t', ...words], limitMs: minute },
      run: { program, arguments: words },
    };
  },
  caddy: (file, program) => {
    const words = ['--config', file, '--adapter', 'caddyfile'];
    return {
      check: { program, arguments: ['validate', ...words], limitMs: minute },
      run: { program, arguments: ['run', ...words] },
    };
  },
};

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + minute;
  while (Date.now() < until && child.exitCode === null) {
    try {
      await fetch(`${origin}/robots.txt`);
      return;
    } catch {
      // It is starting.
      await setTimeout(50);
    }
  }
  throw new ConformanceError('It does not start.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
