/** Servers of tests that answer and speak as they like, and the question put to them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { comingMs } from '../test-limits.ts';
import { configuredOrigin } from './destination.ts';
import { httpClient } from './http-client.ts';
import type { HttpRequestOptions } from './http-request.ts';

/** Ends with its test. A hook of this module would be set in the first file alone: files share their modules. */
async function listen(server: Server | SocketServer): Promise<string> {
  const sockets = new Set<Socket>();
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : undefined);
}

/** @returns Origin of a server on loopback. */
export const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}`;

/** @returns Origin of a server that speaks what it likes. */
export const speak = async (speech: (socket: Socket) => void) =>
  `http://127.0.0.1:${await listen(createSocketServer(speech))}`;

export const limits = { timeMs: comingMs, bodyBytes: 1_000_000 };

export async function ask(address: string, options: Partial<HttpRequestOptions> = {}, client = httpClient()) {
  const outcome = await client(address, {
    destinations: [configuredOrigin(address)],
    limits,
    ...options,
  });
  return outcome.type === 'failure' ? outcome.failure.reason : outcome.value;
}

export const textOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  typeof answer === 'string' ? answer : answer.bytes.toString('utf8');
