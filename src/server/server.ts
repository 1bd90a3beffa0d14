/** The single-machine server: serves the published site on a local address. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { ListenOptions, Socket } from 'node:net';
import { join } from 'node:path';
import { originAt } from '#publish/settings.ts';
import { Compression } from './compression.ts';
import { HeaderRules, RedirectRules } from './rules.ts';
import { respond, ResponseCache } from './respond.ts';
import type { Live } from './live.ts';
import { RunningPublish } from './running-publish.ts';
import { SiteFiles } from './site-files.ts';
import { hasBody, validateRequest } from './connection.ts';
import { RefusedBodies } from './request-bodies.ts';
import { requestNumberOf, sendErrorPage } from './error-page.ts';
import type { RequestKind } from './metrics/traffic.ts';

export interface SiteServer {
  /** Loopback unless HOST says otherwise; a proxy in front makes the site public. */
  readonly origin: string;
  /** Stops accepting requests and lets running ones finish. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** The published site. */
  readonly outDir: string;
  /** Keeps compressed files across restarts. */
  readonly stateDir: string;
  /** undefined: loopback. */
  readonly host?: string | undefined;
  /** 0 lets the system choose a port. */
  readonly port: number;
  /** Sockets that are open already (inherited-sockets.ts), which take the place of host and port. */
  readonly sockets?: readonly number[];
  /** Responds to /api/…. */
  readonly live: Live;
  /** Writes the site while it is served. */
  readonly publish?: RunningPublish;
}

/** Limits for slow or oversized requests; bodies have a minimum rate besides (request-bodies.ts). */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16 * 1024,
  // Checked by validateRequest.
  requireHostHeader: false,
};

/** Maximum connections per kind of address. A proxy in front separates visitors and opens far fewer. */
const maxConnections = 2000;

/** Then the connection is closed and its memory released. */
export const maxRequestsPerConnection = 1000;

/** Grace period for running requests at shutdown, in milliseconds; the longest upstream call takes 20 s. */
export const drainMs = 25_000;

/** @throws {Error} With code EADDRINUSE if the port is taken. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const { outDir, stateDir, live, publish = RunningPublish.none() } = options;
  const site = {
    files: new SiteFiles(outDir),
    rules: new RedirectRules(outDir),
    headers: new HeaderRules(outDir),
    compression: new Compression(join(stateDir, 'compressed')),
    hot: new ResponseCache(),
    live,
    publish,
  };
  const { traffic } = live.metrics;
  const exchanges = new Exchanges((request, response) => {
    const start = performance.now();
    if (!validateRequest(request)) {
      refuse(response);
      traffic.count('other', 400, 0);
      return;
    }
    const hot = site.hot.answer(request, response, start);
    if (hot) traffic.countHot(hot, performance.now() - start);
    else
      void respond(request, response, site)
        .catch((cause: unknown) => respondToFailure(request, response, { live, cause, start }))
        .then((kind) => {
          traffic.count(kind, response.statusCode, performance.now() - start);
        });
  });
  const servers = await listenEverywhere(exchanges, options);
  // They make pages from what is published.
  void publish.awaitSite().then(() => {
    live.threads.start();
  });
  return {
    origin: originAt({ host: options.host, port: portOf(servers[0]) ?? options.port }),
    stop: async () => {
      await Promise.all(servers.map(close));
      await live.threads.stop();
    },
  };
}

interface FailureContext {
  readonly live: Pick<Live, 'failures' | 'log' | 'metrics'>;
  readonly cause: unknown;
  readonly start: number;
}

/** The visitor's page shows the number of the event. */
function respondToFailure(
  request: IncomingMessage,
  response: ServerResponse,
  { live, cause, start }: FailureContext,
): RequestKind {
  const { method = '' } = request;
  const requestId = requestNumberOf(request);
  live.failures.report(`${method} failed`, cause, requestId);
  if (response.headersSent) response.end();
  else sendErrorPage(request, response, { status: 500 });
  const durationMs = Math.round(performance.now() - start);
  live.log.info('request', { requestId, method, status: response.statusCode, durationMs });
  return 'other';
}

/** Handles malformed requests: the rest of the connection is not parsed either. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}

async function listenEverywhere(
  exchanges: Exchanges,
  { host, port, sockets = [] }: ServerOptions,
): Promise<readonly Server[]> {
  if (sockets.length > 0) return Promise.all(sockets.map((fd) => listen(exchanges, { fd })));
  const server = await listen(exchanges, { port, host: host ?? '127.0.0.1' });
  if (host !== undefined) return [server];
  const taken = portOf(server) ?? port;
  const second = await listen(exchanges, { port: taken, host: '::1' }).catch(whereThereIsNoIPv6);
  return second ? [server, second] : [server];
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Routes every request event of Node to `exchanges`: responses that Node sends by itself are not limited. */
async function listen(
  exchanges: Exchanges,
  where: ListenOptions & { readonly fd?: number },
): Promise<Server> {
  const accept: RequestListener = (request, response) => {
    exchanges.accept(request, response);
  };
  const server = createServer(limits, accept);
  Object.assign(server, { maxConnections, maxRequestsPerSocket: maxRequestsPerConnection });
  // `Expect: 100-continue` is answered when the body is read, or by a refusal.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    exchanges.accept(request, response);
  });
  server.on('checkExpectation', accept);
  server.on('dropRequest', (_request: IncomingMessage, socket: Socket) => {
    exchanges.countSurplus(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, resolve);
  });
  return server;
}

function whereThereIsNoIPv6(cause: unknown): undefined {
  if (
    cause instanceof Error &&
    'code' in cause &&
    /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/u.test(String(cause.code))
  )
    return undefined;
  throw cause;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

// Requests of one connection: answered in order, few may be pipelined, and an unread body is drained. Every
// request passes through here, because Node creates an object for each request it parses and buffers every
// response that the client does not read.

/** Maximum pipelined requests of one connection. Browsers send one. */
const maxPipelined = 16;

/** Idle timeout in milliseconds while a response is made or sent, for clients that stop reading. Longer than
 * any response takes: a page that waits for a thread to start on a busy machine takes over a minute. */
export const maxSilenceMs = 120_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface WaitingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Line {
  isAnswering: boolean;
  /** In order of arrival. Bounded by `maxPipelined`. */
  readonly waiting: WaitingRequest[];
  /** Requests beyond the connection's limit; the connection closes after the last one. */
  surplus: number;
  /** Created once for all requests of the connection. */
  readonly answerNext: () => void;
}

export class Exchanges {
  readonly #answer: Answer;
  readonly #silenceMs: number;
  readonly #lines = new WeakMap<Socket, Line>();
  readonly #refused = new RefusedBodies();

  /** @param answer Responds to one request. The next request of its connection waits until the response is
   * sent, so a client that does not read keeps only one response in memory.
   * @param options.silenceMs A connection idle for this long before its response is sent is closed. */
  constructor(answer: Answer, { silenceMs = maxSilenceMs }: { readonly silenceMs?: number } = {}) {
    this.#answer = answer;
    this.#silenceMs = silenceMs;
  }

  /** Responds to a request in its turn. A connection that sends too many is closed, and its remaining
   * requests get no response. */
  accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = this.#lineOf(socket);
    if (!line.isAnswering) this.#begin(line, request, response);
    else if (line.waiting.length + 1 < maxPipelined) line.waiting.push({ request, response });
    else cut(socket);
  }

  /** A request that Node itself refuses, because the connection has reached its limit. */
  countSurplus(socket: Socket): void {
    const line = this.#lineOf(socket);
    line.surplus += 1;
    if (line.surplus > maxPipelined) cut(socket);
  }

  /** @returns Whether the response is already sent, so that the next one may begin. */
  #begin(line: Line, request: IncomingMessage, response: ServerResponse): boolean {
    line.isAnswering = true;
    // Before Node drains the body in its own way.
    if (hasBody(request))
      response.prependOnceListener('finish', () => {
        this.#refused.letPass(request);
      });
    this.#answer(request, response);
    // Most responses are sent by now. A listener and a timer for each would cost 5 % of the server's time.
    if (response.writableEnded && response.writableLength === 0) {
      line.isAnswering = false;
      return true;
    }
    response.on('close', line.answerNext);
    // Node sets its own timeout when the response is sent (keepAliveTimeout).
    request.socket.setTimeout(this.#silenceMs);
    return false;
  }

  #lineOf(socket: Socket): Line {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line: Line = {
      isAnswering: false,
      waiting: [],
      surplus: 0,
      answerNext: () => {
        line.isAnswering = false;
        // Nothing can be sent after the last response of a connection, or on a closed one.
        if (!socket.writable) line.waiting.length = 0;
        for (let next = line.waiting.shift(); next; next = line.waiting.shift()) {
          const isSent = this.#begin(line, next.request, next.response);
          if (!isSent) break;
        }
      },
    };
    this.#lines.set(socket, line);
    return line;
  }
}

/** Closes a connection and discards input that is not parsed yet. From 64 KB that arrived at once, Node would
 * parse some 2,000 requests even for a closed connection, and block all others meanwhile. There is no public
 * way to stop it: this makes its parser accept no more requests. exchanges.test.ts fails if this
 * has no effect. */
function cut(socket: Socket): void {
  socket.destroy();
  const parser: unknown = 'parser' in socket ? socket.parser : undefined;
  if (typeof parser === 'object' && parser !== null) Object.assign(parser, { onIncoming: () => -1 });
}
