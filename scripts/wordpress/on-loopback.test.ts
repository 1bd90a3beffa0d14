import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** @param words How a program calls `listen`. */
async function listening(words: string) {
  const code = `
    const server = require('node:http').createServer((_, response) => response.end('own'));
    server.listen(${words}, () => console.log(JSON.stringify(server.address())));`;
  const child = spawn(process.execPath, [
    '--require',
    join(import.meta.dirname, 'on-loopback.cjs'),
    '-e',
    code,
  ]);
  onTestFinished(() => {
    child.kill();
  });
  const [line] = (await once(child.stdout, 'data')) as readonly Buffer[];
  return JSON.parse(String(line)) as { readonly address: string; readonly port: number };
}

const statusFor = (port: number, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.for(['0', "'0'", "0, '0.0.0.0'", "0, '::', 10", '{ port: 0 }', "{ port: 0, host: '0.0.0.0' }"])(
  'whatever it asks for, a program listens on this machine only: listen(%s)',
  async (words) => {
    expect((await listening(words)).address).toBe('127.0.0.1');
  },
);

test('a page whose name was led to this machine gets nothing', async () => {
  const { port } = await listening('0');
  expect(await statusFor(port, `127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor(port, `localhost:${port}`)).toBe(200);
  for (const host of [`evil.example:${port}`, 'evil.example', `127.0.0.1.evil.example:${port}`])
    expect(await statusFor(port, host)).toBe(403);
});
