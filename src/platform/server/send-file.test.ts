import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#fakes/sample-servers.ts';
import { Compression } from './compression.ts';
import { SiteFiles } from './site-files.ts';
import { streamFile } from './held-files.ts';
import { rawRequest } from '#fakes/raw-connection.ts';
import { parseByteRange, sendFile } from './send-file.ts';

const megabyte = 1024 * 1024;

async function serveFiles(write: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'send-file-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  write(folder);
  const files = new SiteFiles(folder);
  const compression = new Compression(join(folder, 'compressed'));
  return serve((request, response) => {
    const file = files.read(request.url ?? '');
    if (file) void sendFile(request, response, { file, status: 200, compression });
    else response.writeHead(404).end();
  });
}

test('what visitors do not take of large files is not held', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.webp`);
  const origin = await serveFiles((folder) => {
    for (const name of names) {
      writeFileSync(join(folder, name), '');
      truncateSync(join(folder, name), 16 * megabyte);
    }
  });
  const before = process.memoryUsage().arrayBuffers;
  const { hostname, port } = new URL(origin);
  await Promise.all(
    names.map(async (name) => {
      const socket = connect(Number(port), hostname);
      onTestFinished(() => {
        socket.destroy();
      });
      socket.write(rawRequest(`GET /${name}`));
      // The first bytes have arrived, and the client reads none of them.
      await once(socket, 'readable');
    }),
  );
  const held = process.memoryUsage().arrayBuffers - before;
  expect(held / megabyte).toBeLessThan(40);
});

test('a large file comes whole, in part, and compressed, as a small one does', async () => {
  for (const size of [10_000, 3 * megabyte]) {
    // Random bytes, which do not compress.
    const noise = Array.from({ length: size }, (_, index) => ((index * index) >> 3) % 251);
    const bytes = Buffer.from(noise);
    const origin = await serveFiles((folder) => {
      for (const name of ['a.webp', 'a.txt']) writeFileSync(join(folder, name), bytes);
    });
    const ask = async (name: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
      const response = await fetch(`${origin}/${name}`, { method, headers });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const whole = await ask('a.webp');
    expect(whole.body.equals(bytes)).toBe(true);
    const etag = whole.response.headers.get('etag') ?? '';
    expect((await ask('a.webp', { 'If-None-Match': etag })).response.status).toBe(304);
    const part = await ask('a.webp', { Range: 'bytes=5-9004' });
    expect([part.response.status, part.body.equals(bytes.subarray(5, 9005))]).toEqual([206, true]);
    expect(part.response.headers.get('content-range')).toBe(`bytes 5-9004/${size}`);
    const head = await ask('a.webp', {}, 'HEAD');
    expect([head.response.headers.get('content-length'), head.body.length]).toEqual([String(size), 0]);
    for (const encoding of ['gzip', 'br', 'gzip']) {
      const packed = await ask('a.txt', { 'Accept-Encoding': encoding });
      expect(packed.response.headers.get('content-encoding')).toBe(encoding);
      expect(packed.body.equals(bytes)).toBe(true);
    }
  }
});

test('a large file that is another one by the time it is sent ends the connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'send-file-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'a.webp');
  writeFileSync(path, Buffer.alloc(megabyte, 'a'));
  const origin = await serve((_, response) => {
    streamFile(response, { path, size: megabyte, from: 0, until: megabyte });
    writeFileSync(path, Buffer.alloc(2 * megabyte, 'b'));
  });
  await expect(fetch(origin).then((response) => response.arrayBuffer())).rejects.toThrow();
});

test('a file for a client that has gone is no error of the server', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'send-file-')), 'a.webp');
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  writeFileSync(path, Buffer.alloc(megabyte, 'a'));
  const failures: unknown[] = [];
  const origin = await serve((_, response) => {
    response.destroy();
    try {
      streamFile(response, { path, size: megabyte, from: 0, until: megabyte });
    } catch (cause) {
      failures.push(cause);
    }
  });
  await expect(fetch(origin)).rejects.toThrow();
  expect(failures).toEqual([]);
});

test('a range names its first and its last byte, the end, or how many from the end', () => {
  expect(parseByteRange('bytes=0-9', 100)).toEqual({ type: 'part', from: 0, until: 10 });
  expect(parseByteRange('bytes=90-', 100)).toEqual({ type: 'part', from: 90, until: 100 });
  expect(parseByteRange('bytes=-10', 100)).toEqual({ type: 'part', from: 90, until: 100 });
});

test('a range that reaches past the end stops there', () => {
  expect(parseByteRange('bytes=90-500', 100)).toEqual({ type: 'part', from: 90, until: 100 });
  expect(parseByteRange('bytes=-500', 100)).toEqual({ type: 'part', from: 0, until: 100 });
});

test('a range behind the end, or of nothing, is outside', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) {
    expect([header, parseByteRange(header, 100)]).toEqual([header, { type: 'outside' }]);
  }
});

test('what is no range, several at once or back to front, asks for the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5', 'bytes=9-3', 'bytes=a-b']) {
    expect([header, parseByteRange(header, 100)]).toEqual([header, { type: 'whole' }]);
  }
});
