/** Plain nginx over the files of a site with the same headers as ours: one worker and open_file_cache. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '#platform/base/file-marks.ts';
import { freePort } from '#fakes/loopback.ts';
import type { Peer } from './bare-node.ts';

interface NginxOptions {
  readonly program: string;
  /** The published site. */
  readonly outDir: string;
  /** For its files. */
  readonly folder: string;
}

export async function withPlainNginx<Value>(
  { program, outDir, folder }: NginxOptions,
  use: (nginx: Peer) => Promise<Value>,
): Promise<Value> {
  const site = join(folder, 'site');
  mkdirSync(folder, { recursive: true });
  cpSync(outDir, site, { recursive: true });
  for (const file of filesBelow(site, '').filter((name) => /\.(?:html|css|js)$/u.test(name)))
    writeFileSync(join(site, `${file}.gz`), gzipSync(readFileSync(join(site, file)), { level: 9 }));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(site, port, folder));
  const child = spawn(program, ['-c', configuration, '-p', folder], { stdio: 'ignore' });
  try {
    return await use({ origin: `http://127.0.0.1:${port}`, pid: child.pid });
  } finally {
    child.kill();
  }
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
${loadHeaders(site)}  }
}
`;
}

/** Headers that the server sends with each file. */
function loadHeaders(site: string): string {
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
