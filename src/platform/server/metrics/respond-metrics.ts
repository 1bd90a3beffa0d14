/** /metrics: for programs with the token. Everybody else gets the page for what is not there, also on this machine: behind a proxy that
 * adds no header, a visitor's request looks like one of a local program. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest, isSameText } from '#platform/base/digest.ts';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import type { Exposition } from './exposition.ts';
import type { Metrics } from './metrics.ts';

const metricsPath = '/metrics';

export class MetricsPage {
  readonly #metrics: Metrics;
  readonly #token: string | undefined;
  #exposition: Promise<Exposition> | undefined;

  /** @param token undefined: nobody may read. */
  constructor(metrics: Metrics, token: string | undefined) {
    this.#metrics = metrics;
    this.#token = token;
  }

  /** @returns Whether this request is for the metrics and its sender may read them. */
  isFor(request: IncomingMessage, pathname: string): boolean {
    if (pathname !== metricsPath || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    return this.#hasToken(request);
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
