/** Cache of recent responses: the file of an address, its language, encoding and headers are computed once. Cached responses are
 * revalidated against their files after some milliseconds, which is cheap under load and invisible otherwise.
 *
 * The key is what decides a response, never the raw request: two requests with one response share an entry. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import { isLocale } from '#platform/languages/locale.ts';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';
import { chooseEncoding } from './compression.ts';
import { isEncrypted } from './connection.ts';
import type { RequestKind } from './metrics/traffic.ts';
import type { VisitCount } from './page-visits.ts';

/** How long a response is reused without checking its files, in milliseconds. */
const trustedMs = 5;

/** Maximum address length; longer addresses are rare. */
const maxCachedAddressLength = 200;

/** Bytes of the entry object and its references, besides its strings and the file. */
const objectBytes = 400;

interface CachedResponse {
  readonly bytes: Uint8Array;
  readonly kind: RequestKind;
  /** Alternating names and values, the form Node sends fastest. */
  readonly headers: string[];
  /** Version of all inputs of the response. */
  readonly version: string;
  readonly loadVersion: () => string;
  readonly count: VisitCount | undefined;
  /** When it was last compared with the files, as performance.now() counts. */
  checkedAt: number;
}

/** What visitors of one address may get different answers for, as they say it. */
interface Variant {
  readonly encoding: string | undefined;
  readonly cookie: string | undefined;
  readonly scheme: string | string[] | undefined;
  readonly key: string;
}

/** Writes the files of the responses. */
interface Planned {
  /** Since then files may be older than their content, as performance.now() counts. */
  readonly plannedAt: number;
}

export class ResponseCache {
  readonly #cached = new BoundedCache<CachedResponse>({
    name: 'answers given a moment ago',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 5000,
    countBytes: ({ bytes, headers, version }) =>
      objectBytes +
      bytes.byteLength +
      textBytes(version) +
      headers.reduce((sum, text) => sum + textBytes(text), 0),
  });
  readonly #publish: Planned;
  /** The last one: most requests say the same as the one before. */
  #variant: Variant | undefined;

  constructor(publish: Planned) {
    this.#publish = publish;
  }

  /** @param now Of performance.now().
   * @returns The kind of the response; undefined when it did not respond. */
  answer(request: IncomingMessage, response: ServerResponse, now: number): RequestKind | undefined {
    const key = this.#toKey(request);
    const cached = key === undefined ? undefined : this.#cached.get(key);
    if (key === undefined || !cached) return undefined;
    if (now > cached.checkedAt + trustedMs || cached.checkedAt <= this.#publish.plannedAt) {
      if (cached.loadVersion() !== cached.version) {
        this.#cached.delete(key);
        return undefined;
      }
      cached.checkedAt = now;
    }
    if (cached.count) cached.count.visits += 1;
    response.writeHead(200, cached.headers);
    response.end(cached.bytes);
    return cached.kind;
  }

  /** Caches the response that was just sent.
   * @param kept.version Version of its inputs.
   * @param kept.loadVersion Reads the same version from disk.
   * @param kept.count Of the page. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Omit<CachedResponse, 'headers' | 'checkedAt'>,
  ): void {
    const key = this.#toKey(request);
    if (key === undefined) return;
    const given = { ...response.getHeaders(), 'content-length': kept.bytes.byteLength };
    const headers = Object.entries(given).flatMap(([name, value]) => [name, String(value)]);
    this.#cached.set(key, { ...kept, headers, checkedAt: -Infinity });
  }

  /** Returns the cache key; undefined unless it is a plain request for a whole file. */
  #toKey(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > maxCachedAddressLength || url.includes('?')) return undefined;
    return isConditional(headers) ? undefined : this.#chooseVariant(request).key + url;
  }

  #chooseVariant(request: IncomingMessage): Variant {
    const { 'accept-encoding': encoding, cookie, 'x-forwarded-proto': scheme } = request.headers;
    const last = this.#variant;
    if (last !== undefined && last.encoding === encoding && last.cookie === cookie && last.scheme === scheme)
      return last;
    const stored = readCookie(cookie, localeCookie);
    const language = isLocale(stored) ? stored : '';
    const chosen = encoding === undefined ? '' : (chooseEncoding(encoding) ?? '');
    const key = `${chosen} ${language} ${isEncrypted(request) ? 'https' : ''} `;
    return (this.#variant = { encoding, cookie, scheme, key });
  }
}

function isConditional(headers: IncomingHttpHeaders): boolean {
  return (
    headers.range !== undefined ||
    headers['if-none-match'] !== undefined ||
    headers['if-modified-since'] !== undefined
  );
}
