/** The single-machine server: serves the published site on a local address. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { Compression } from './compression.ts';
import { Exchanges } from './exchanges.ts';
import { HeaderRules } from './header-rules.ts';
import { ResponseCache } from './response-cache.ts';
import type { Live } from './live.ts';
import { respond } from './respond.ts';
import { RedirectRules } from './rules.ts';
import { SiteFiles } from './site-files.ts';
import { validateRequest } from './validate-request.ts';

export interface SiteServer {
  /** Loopback only; a proxy in front makes the site public. */
  readonly origin: string;
  /** Stops accepting requests and lets running ones finish. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** The published site. */
  readonly outDir: string;
  /** Keeps compressed files across restarts. */
  readonly stateDir: string;
  /** 0 lets the system choose a port. */
  readonly port: number;
  /** Responds to /api/…. */
  readonly live: Live;
}

/** Limits for slow or oversized requests; bodies have a minimum rate besides (request-bodies.ts). */
const limits = {
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
const maxRequestsPerConnection = 1000;

/** Grace period for running requests at shutdown, in milliseconds; the longest upstream call takes 20 s. */
const drainMs = 25_000;

/** @throws {Error} With code EADDRINUSE if the port is taken. */
export async function startServer({ outDir, stateDir, port, live }: ServerOptions): Promise<SiteServer> {
  const site = {
    files: new SiteFiles(outDir),
    rules: new RedirectRules(outDir),
    headers: new HeaderRules(outDir),
    compression: new Compression(join(stateDir, 'compressed')),
    hot: new ResponseCache(),
    live,
  };
  const exchanges = new Exchanges((request, response) => {
    if (!validateRequest(request)) refuse(response);
    else if (!site.hot.answer(request, response)) {
      respond(request, response, site).catch((cause: unknown) => {
        live.failures.report(`${request.method ?? ''} failed`, cause);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    }
  });
  const server = await listen(exchanges, port, '127.0.0.1');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const second = await listen(exchanges, taken, '::1').catch(whereThereIsNoIPv6);
  const servers = second ? [server, second] : [server];
  live.threads.start();
  return {
    origin: `http://127.0.0.1:${taken}`,
    stop: async () => {
      await Promise.all(servers.map(close));
      await live.threads.stop();
    },
  };
}

/** Handles malformed requests: the rest of the connection is not parsed either. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}

/** Routes every request event of Node to `exchanges`: responses that Node sends by itself are not limited. */
async function listen(exchanges: Exchanges, port: number, host: string): Promise<Server> {
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
    server.listen(port, host, resolve);
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
