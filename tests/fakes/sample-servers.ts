/** Test servers that answer with a given handler or send raw bytes, and a request to them. */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback.ts';
import { comingMs } from './test-limits.ts';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { httpClient } from '#platform/base/http/http-client.ts';
import type { HttpRequestOptions } from '#platform/base/http/exchange.ts';

/** The server stops when its test ends. A hook at module level would apply only to the first test file, because
 * files share their modules. */
async function listen(server: Server): Promise<string> {
  const { origin, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return origin;
}

/** @returns Origin of a server on loopback. */
export const serve = (listener: RequestListener) => listen(createServer(listener));

/** @returns Origin of a server that sends raw bytes. */
export const speak = (speech: (socket: Socket) => void) => listen(createSocketServer(speech));

export const limits = { timeMs: comingMs, bodyBytes: 1_000_000 };

export async function ask(address: string, options: Partial<HttpRequestOptions> = {}, client = httpClient()) {
  const outcome = await client(address, {
    destinations: [configuredOrigin(address)],
    limits,
    ...options,
  });
  return outcome.type === 'failure' ? outcome.failure.reason : outcome.value;
}

export const toText = (answer: Awaited<ReturnType<typeof ask>>) =>
  typeof answer === 'string' ? answer : answer.bytes.toString('utf8');
