/** /metrics: for programs on this machine, or with a token. Everybody else gets the page for what is not there. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest, isSameText } from '#base/digest.ts';
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { isLoopback } from '../connection.ts';
import type { Exposition } from './exposition.ts';
import type { Metrics } from './metrics.ts';

const metricsPath = '/metrics';

export class MetricsPage {
  readonly #metrics: Metrics;
  readonly #token: string | undefined;
  #exposition: Promise<Exposition> | undefined;

  /** @param token undefined: only programs on this machine may read. */
  constructor(metrics: Metrics, token: string | undefined) {
    this.#metrics = metrics;
    this.#token = token;
  }

  /** @returns Whether this request is for the metrics and its sender may read them. */
  isFor(request: IncomingMessage, pathname: string): boolean {
    if (pathname !== metricsPath || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    return isOfThisMachine(request) || this.#hasToken(request);
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exposition = await (this.#exposition ??= this.#open());
    const text = await exposition.load();
    response.writeHead(200, {
      ...answerSecurityHeaders,
      'Content-Type': exposition.contentType,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  }

  async #open(): Promise<Exposition> {
    const { Exposition } = await import('./exposition.ts');
    return new Exposition(this.#metrics);
  }

  /** Digests have the same length, so the comparison takes the same time for every token. */
  #hasToken({ headers }: IncomingMessage): boolean {
    if (this.#token === undefined) return false;
    const given = headers.authorization ?? '';
    return isSameText(digest(given), digest(`Bearer ${this.#token}`));
  }
}

/** What a proxy adds. A visitor's request comes from loopback too, because the proxy runs there. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Another name as host would be a page that a browser on this machine was led to, or a proxy. */
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/iu;

function isOfThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    localHost.test(headers.host ?? '') &&
    proxyHeaders.every((name) => !Object.hasOwn(headers, name)) &&
    // Browsers name the page that asks.
    (headers['sec-fetch-site'] ?? 'none') === 'none' &&
    headers.origin === undefined
  );
}
