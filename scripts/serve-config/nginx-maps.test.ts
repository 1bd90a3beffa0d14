/** A real nginx counts by the same visitors and neighbourhoods as the server, however an address is written. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#fakes/loopback.ts';
import { countedAs, neighbourhoodOf } from '#platform/calls/request-origin.ts';
import { findProgram } from '../steps/find-program.ts';
import { mapClients } from './nginx-maps.ts';

const addresses = [
  '2a0a:e5c0::1',
  '2a0a:e5c0:0:0:ffff::7',
  '2A0A:E5C0:0000:0000:1:2:3:4',
  '2a0a:e5c0:0:1::1',
  '2a0a:e5c0:0:a0a::1',
  '2a0a:e5c0:0:a0a:1:2:3:4',
  '2a0a:e5c0:1::1',
  '2001:db8:1:2:3:4:5:6',
  '2001:db8:1:2::',
  '2001:db8:1:3::1',
  '0a0a:a0a:a0a:a0a::1',
  '0a0a:a0a:a0a:a0a::2',
  '::1',
  '::2',
  '::ffff:192.0.2.1',
  '192.0.2.1',
  '192.0.2.2',
  '::ffff:192.0.3.1',
  '10.10.10.10',
  '10.10.10.11',
];

async function startNginx(program: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http { ${temporary.join(' ')} access_log off;
${mapClients('elsewhere')}
server { listen 127.0.0.1:${port}; location = /client { return 200 $site_client; } location = /neighbours { return 200 $site_neighbours; } } }`,
  );
  const child = spawn(program, ['-c', file], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(() => loadKey(port, '/client', '::1'), { timeout: 20_000, interval: 50 });
  return port;
}

/** @returns Bytes that nginx counts by. */
function loadKey(port: number, path: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': `198.51.100.9, ${address}` };
    const sending = request({ host: '127.0.0.1', port, path, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        resolve(Buffer.concat(chunks).toString('hex'));
      });
    });
    sending.on('error', reject).end();
  });
}

const program = findProgram('nginx');

test.skipIf(program === undefined)(
  'nginx counts the visitors and neighbourhoods that the server counts, however an address is written',
  async () => {
    const port = await startNginx(program ?? '');
    for (const [path, toGroup] of [
      ['/client', countedAs],
      ['/neighbours', (address: string) => neighbourhoodOf(countedAs(address))],
    ] as const) {
      const theirs = new Map<string, string[]>();
      for (const address of addresses) {
        const key = await loadKey(port, path, address);
        theirs.set(key, [...(theirs.get(key) ?? []), address]);
      }
      const ours = Object.values(Object.groupBy(addresses, toGroup));
      expect([path, [...theirs.values()]]).toEqual([path, ours]);
    }
  },
);
