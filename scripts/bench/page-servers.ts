/** Page servers for benchmarks, each in its own process: ours, Node's HTTP module alone, and nginx over the
 * same files with the same headers, one worker and open_file_cache. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { nodeCommand } from '#base/node-command.ts';
import { filesBelow } from '#base/file-marks.ts';
import { freePort } from '#fakes/loopback.ts';
import { projectFolder } from './folders.ts';
import { installPeer } from './programs.ts';
import { BenchError } from './timed-run.ts';

export interface Peer {
  readonly origin: string;
  readonly pid: number | undefined;
}

/** Starts Node's HTTP module in its own process; it repeats one response. */
export async function withBareServer<Value>(
  address: string,
  encoding: string,
  use: (bare: Peer) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const file = join(projectFolder, 'scripts/bench/bare-server.ts');
  const bareNode = nodeCommand([file, String(port), address, encoding]);
  const child = spawn(bareNode.program, bareNode.arguments, { stdio: 'inherit' });
  const bare = { origin: `http://127.0.0.1:${port}`, pid: child.pid };
  try {
    await untilReady(bare.origin, child);
    return await use(bare);
  } finally {
    child.kill();
  }
}

/** Starts `npm start` in its own process. */
export async function withOwnServer<Value>(
  port: number,
  environment: Readonly<Record<string, string>>,
  use: (own: Peer) => Promise<Value>,
): Promise<Value> {
  const file = join(projectFolder, 'scripts/serve.ts');
  const node = nodeCommand([file]);
  const child = spawn(node.program, node.arguments, {
    env: { ...process.env, ...environment, PORT: String(port), RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: projectFolder,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
    return await use({ origin, pid: child.pid });
  } finally {
    child.kill();
  }
}

interface NginxOptions {
  /** The published site. */
  readonly outDir: string;
  /** For its files. */
  readonly folder: string;
  readonly port: number;
}

/** @returns undefined if nginx is missing. */
export async function startNginx({ outDir, folder, port }: NginxOptions): Promise<ChildProcess | undefined> {
  const program = await installPeer({ name: 'nginx', package: 'nginx' });
  if (program === undefined) return undefined;
  const site = join(folder, 'site');
  mkdirSync(folder, { recursive: true });
  cpSync(outDir, site, { recursive: true });
  for (const file of filesBelow(site, '').filter((name) => /\.(?:html|css|js)$/u.test(name)))
    writeFileSync(join(site, `${file}.gz`), gzipSync(readFileSync(join(site, file)), { level: 9 }));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(site, port, folder));
  return spawn(program, ['-c', configuration, '-p', folder], { stdio: 'ignore' });
}

function configure(site: string, port: number, folder: string): string {
  return `
daemon off; master_process on; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; }
  default_type application/octet-stream; charset utf-8;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; server_tokens off;
  open_file_cache max=10000; open_file_cache_valid 1s; gzip_static on; gzip_vary on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${site}; index index.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
    add_header Cache-Control "public, max-age=0, must-revalidate";
${headersOf(site)}  }
}
`;
}

/** Headers that the server sends with each file. */
function headersOf(site: string): string {
  const [, first = ''] = readFileSync(join(site, '_headers'), 'utf8').split(/^\/.*\n/mu);
  return first
    .split('\n')
    .map((line) => /^ {2}([\w-]+): (.+)$/u.exec(line))
    .map((match) =>
      match
        ? `    add_header ${match[1] ?? ''} "${(match[2] ?? '').replaceAll('"', String.raw`\"`)}";\n`
        : '',
    )
    .join('');
}

/** Far more than a full publish takes, in milliseconds. */
const limitMs = 120_000;

/** Waits until one of our servers responds, and all pages of a first site are there.
 * @throws {BenchError} If it does not start. */
export async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + limitMs;
  while (Date.now() < until && child.exitCode === null) {
    await setTimeout(200);
    try {
      if (!(await fetch(origin)).ok) continue;
      // Live answers wait for all pages of a first site.
      await fetch(`${origin}/api/health`);
      return;
    } catch {
      // It is starting.
    }
  }
  throw new BenchError('The server does not start; see the output of `npm start`.');
}
