/** Answers that were given a moment ago, ready to be sent again: which file an address means, in which language and
 * encoding and with which headers, is worked out once. Whether the files are still the same is looked at again after some
 * milliseconds, which costs nothing where much is asked and is not noticed where little is.
 *
 * An answer is found by what decides it, never by what a visitor wrote: two requests with one answer share it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import { isLocale } from '#model/locale.ts';
import { readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { isEncrypted } from './connection.ts';

/** How long an answer is given without a look at its files. */
const trustedMs = 5;

/** A longer address is not asked for often. */
const maxAddressLength = 200;

/** Bytes of the object and of what it refers to, beside its texts and the file. */
const objectBytes = 400;

interface CachedResponse {
  readonly bytes: Uint8Array;
  /** Names and values in turn, as Node sends them fastest. */
  readonly headers: string[];
  /** Of everything that the answer is made from. */
  readonly version: string;
  readonly loadVersion: () => string;
  trustedUntil: number;
}

export class ResponseCache {
  readonly #cached = new BoundedCache<CachedResponse>({
    name: 'answers given a moment ago',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 5000,
    sizeOf: ({ bytes, headers, version }) =>
      objectBytes +
      bytes.byteLength +
      textBytes(version) +
      headers.reduce((sum, text) => sum + textBytes(text), 0),
  });
  /** What was last chosen for a header Accept-Encoding: most requests of a moment carry the same one. */
  #encoding = { header: '', chosen: '' };

  /** @returns Whether it has answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request);
    const cached = key === undefined ? undefined : this.#cached.get(key);
    if (key === undefined || !cached) return false;
    const now = performance.now();
    if (now > cached.trustedUntil) {
      if (cached.loadVersion() !== cached.version) {
        this.#cached.delete(key);
        return false;
      }
      cached.trustedUntil = now + trustedMs;
    }
    response.writeHead(200, cached.headers);
    response.end(cached.bytes);
    return true;
  }

  /** Remembers the answer to a request that was just given.
   * @param version Of what it was made from.
   * @param loadVersion Of the same as it stands on the disk. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, version, loadVersion }: Pick<CachedResponse, 'bytes' | 'version' | 'loadVersion'>,
  ): void {
    const key = this.#keyOf(request);
    if (key === undefined) return;
    const given = { ...response.getHeaders(), 'content-length': bytes.byteLength };
    const headers = Object.entries(given).flatMap(([name, value]) => [name, String(value)]);
    this.#cached.set(key, { bytes, headers, version, loadVersion, trustedUntil: 0 });
  }

  /** All that decides an answer; undefined when it is no plain request for a whole file. */
  #keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > maxAddressLength || url.includes('?')) return undefined;
    if (headers.range !== undefined || headers['if-none-match'] !== undefined) return undefined;
    const stored = headers.cookie === undefined ? undefined : readCookie(headers.cookie, localeCookie);
    const scheme = isEncrypted(request) ? 'https' : '';
    return `${this.#encodingOf(headers['accept-encoding'])} ${isLocale(stored) ? stored : ''} ${scheme} ${url}`;
  }

  #encodingOf(header: string | undefined): string {
    if (header === undefined) return '';
    if (header !== this.#encoding.header) this.#encoding = { header, chosen: chooseEncoding(header) ?? '' };
    return this.#encoding.chosen;
  }
}
