import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { silenceMs } from '#fakes/test-limits.ts';
import { httpClient } from './http-client.ts';
import { ask, limits, serve, speak, toText } from '#fakes/sample-servers.ts';

test('what takes too long is ended: no connection, no head, a body in drips', async () => {
  const client = httpClient(() => new Promise(() => undefined));
  const brief = { timeMs: silenceMs, bodyBytes: 1000 };
  expect(await ask('http://slow.internal/', { limits: brief }, client)).toBe('timeout');
  expect(await ask('http://slow.internal/', { limits: { ...limits, connectMs: silenceMs } }, client)).toBe(
    'timeout',
  );
  const silent = await serve(() => undefined);
  expect(await ask(silent, { limits: brief })).toBe('timeout');
  expect(await ask(silent, { limits: { ...limits, headersMs: silenceMs } })).toBe('timeout');
  const dripping = await serve((_, response) => {
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  });
  expect(await ask(dripping, { limits: { ...brief, bodyBytes: 1_000_000 } })).toBe('timeout');
});

test('reading 100 MB stops at the limit, whether their length is announced or not', async () => {
  for (const headers of [{}, { 'content-length': '100000000' }]) {
    let sent = 0;
    const origin = await serve((_, response) => {
      response.writeHead(200, headers);
      const chunk = Buffer.alloc(64 * 1024);
      const write = () => {
        while (sent < 100_000_000 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
      };
      write();
    });
    expect(await ask(origin)).toBe('too-large');
    expect(sent).toBeLessThan(50_000_000);
  }
});

test('endless headers, endless announcements and what is no HTTP are failures', async () => {
  const forever = (line: string) =>
    speak((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const write = () => {
        while (!socket.destroyed && socket.write(line.repeat(100)));
      };
      socket.on('drain', write);
      write();
    });
  expect(await ask(await forever('x-header: y\r\n'))).toBe('too-large');
  expect(await ask(await forever('x'.repeat(1000)))).toBe('too-large');
  expect(await ask(await speak((socket) => void socket.end('SSH-2.0-OpenSSH\r\n')))).toBe('malformed');
  expect(await ask(await speak((socket) => void socket.destroy()))).toBe('network');
});

test('a packed response is unpacked, and counted as it is then', async () => {
  const origin = await serve(({ url = '' }, response) => {
    response.writeHead(200, { 'content-encoding': url.slice(1) });
    response.end(gzipSync(Buffer.alloc(500_000, 'a')));
  });
  expect(toText(await ask(`${origin}/gzip`))).toHaveLength(500_000);
  expect(await ask(`${origin}/gzip`, { limits: { ...limits, bodyBytes: 400_000 } })).toBe('too-large');
  for (const encoding of ['br', 'deflate', 'zstd', 'gzip,gzip']) {
    expect(await ask(`${origin}/${encoding}`)).toBe('malformed');
  }
});

test('a bomb of gzip is left after the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 1 });
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  const before = process.memoryUsage().rss;
  expect(await ask(origin)).toBe('too-large');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a response of another type is not read', async () => {
  const origin = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  );
  expect(await ask(origin, { contentType: /^application\/json/u })).toBe('wrong-type');
  expect(toText(await ask(origin, { contentType: /^text\/html/u }))).toBe('<p>');
});
