/** The single-machine server: serves the published site on a local address. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type ListenOptions, Server as NetServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { originAt } from '#platform/publish/settings.ts';
import { Compression } from './compression.ts';
import { HeaderRules, RedirectRules } from './rules.ts';
import { respond, type Site } from './respond.ts';
import { ResponseCache } from './response-cache.ts';
import type { Live } from './live.ts';
import { RunningPublish } from './running-publish.ts';
import { SiteFiles } from './site-files.ts';
import { validateRequest } from './request-validity.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { cut, Exchanges } from './exchanges.ts';
import { RequestsInProgress } from './requests-in-progress.ts';
import { Turns } from './turns.ts';
import { getRequestNumber, sendBusy, sendErrorPage } from './error-page.ts';
import { serverError } from './server-error.ts';
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
  readonly connectionLimits?: ConnectionLimits;
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
  // A request without a body emits no events for it, which are a tenth of the server's time and more.
  optimizeEmptyRequests: true,
};

/** Then the connection is closed and its memory released. Opening one takes as long as dozens of answers from memory: after
 * 1000 requests already, it would take 6 % of the server's time. */
export const maxRequestsPerConnection = 10_000;

/** Within this time a request arrives whose connection was taken, in milliseconds. */
const settleMs = 250;

/** Connections that the system keeps until they are taken. Node's default (511) is less than a burst has, and whoever finds no place tries
 * again after a second. */
const backlog = 2000;

/** Grace period for running requests at shutdown, in milliseconds; the longest upstream call takes 20 s. */
export const drainMs = 25_000;

/** @throws {Error} With code EADDRINUSE if the port is taken. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const { outDir, stateDir, live, publish = new RunningPublish(options) } = options;
  const site = {
    files: new SiteFiles(outDir),
    rules: new RedirectRules(outDir),
    headers: new HeaderRules(outDir),
    compression: new Compression(join(stateDir, 'compressed')),
    hot: new ResponseCache(publish),
    live,
    publish,
  };
  const { traffic } = live.metrics;
  const turns = new Turns();
  const exchanges: Exchanges = new Exchanges((request, response) => {
    const start = performance.now();
    if (!validateRequest(request)) {
      refuse(response);
      traffic.count('other', 400, 0);
      return;
    }
    const hot = site.hot.answer(request, response, start);
    if (hot) {
      traffic.countHot(hot, performance.now() - start);
      return;
    }
    const network = inProgress.admit(request, response);
    if (network === undefined) {
      sendBusy(request, response);
      traffic.count('other', 429, performance.now() - start);
      return;
    }
    turns.take(network, () => {
      answer(request, response, { site, start });
    });
  });
  const connections = new Connections(
    {
      isOfVisitor: (peer) => live.clients.isOfVisitor(peer),
      waitsSince: (socket, startedAt) => exchanges.waitsSince(socket, startedAt),
      end: cut,
    },
    options.connectionLimits,
  );
  const inProgress = new RequestsInProgress(live.clients, connections, live.progressLimits);
  const servers = await listenEverywhere({ exchanges, connections, turns }, options);
  // They make pages from what is published.
  void publish.awaitSite().then(() => {
    live.threads.start();
  });
  return {
    origin: originAt({ host: options.host, port: findPort(servers[0]) ?? options.port }),
    stop: async () => {
      await Promise.all(servers.map(close));
      await live.threads.stop();
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, start }: { readonly site: Site; readonly start: number },
): void {
  // Nobody waits for it any more.
  if (request.socket.destroyed) return;
  const { live } = site;
  void respond(request, response, site)
    .catch((cause: unknown) => respondToFailure(request, response, { live, cause, start }))
    .then((kind) => {
      live.metrics.traffic.count(kind, response.statusCode, performance.now() - start);
    });
}

interface FailureContext {
  readonly live: Pick<Live, 'report'>;
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
  const requestId = getRequestNumber(request);
  live.report(serverError(`${method} failed`, cause, requestId));
  if (response.headersSent) response.end();
  else sendErrorPage(request, response, { status: 500 });
  const durationMs = Math.round(performance.now() - start);
  live.report({ type: 'page-request', requestId, method, status: response.statusCode, durationMs });
  return 'other';
}

/** Handles malformed requests: the rest of the connection is not parsed either. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}

/** What takes connections and requests. */
interface Takers {
  readonly exchanges: Exchanges;
  readonly connections: Connections;
  readonly turns: Turns;
}

async function listenEverywhere(
  takers: Takers,
  { host, port, sockets = [] }: ServerOptions,
): Promise<readonly Server[]> {
  if (sockets.length > 0) return Promise.all(sockets.map((fd) => listen(takers, { fd })));
  const server = await listen(takers, { port, host: host ?? '127.0.0.1' });
  if (host !== undefined) return [server];
  const taken = findPort(server) ?? port;
  const second = await listen(takers, { port: taken, host: '::1' }).catch(ignoreMissingIPv6);
  return second ? [server, second] : [server];
}

function findPort(server: Server | undefined): number | undefined {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Routes every request event of Node to `exchanges`: responses that Node sends by itself are not limited. */
async function listen(
  { exchanges, connections, turns }: Takers,
  where: ListenOptions & { readonly fd?: number },
): Promise<Server> {
  const accept: RequestListener = (request, response) => {
    exchanges.accept(request, response);
  };
  const server = createServer(limits, accept);
  Object.assign(server, { maxRequestsPerSocket: maxRequestsPerConnection });
  server.on('connection', (socket: Socket) => {
    turns.noteConnection();
    connections.accept(socket);
  });
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
    server.listen({ ...where, backlog }, resolve);
  });
  return server;
}

function ignoreMissingIPv6(cause: unknown): undefined {
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
    // server.close() also closes connections whose first request is still arriving.
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, settleMs);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(idle);
      // Ends its checks of connections.
      server.close(() => undefined);
      resolve();
    });
  });
}
