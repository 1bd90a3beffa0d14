/** Answers that were given a moment ago, ready to be sent again: which file an address means, in which language and
 * encoding and with which headers, is worked out once. Whether the files are still the same is looked at again after some
 * milliseconds, which costs nothing where much is asked and is not noticed where little is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '#site/address-answer.ts';
import { localeCookie } from '#site/language.ts';
import { ByteCache } from './byte-cache.ts';

const memoryLimitBytes = 32 * 1024 * 1024;

/** How long an answer is given without a look at its files. */
const trustedMs = 5;

/** A longer address is not asked for often. */
const longestAddress = 200;

interface HotAnswer {
  readonly bytes: Uint8Array;
  /** Names and values in turn, as Node sends them fastest. */
  readonly headers: string[];
  /** Of everything that the answer is made from. */
  readonly version: string;
  readonly loadVersion: () => string;
  trustedUntil: number;
}

export class HotAnswers {
  readonly #kept = new ByteCache<HotAnswer>(memoryLimitBytes);

  /** @returns Whether it has answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const name = nameOf(request);
    const kept = name === undefined ? undefined : this.#kept.find(name);
    if (name === undefined || !kept) return false;
    const now = performance.now();
    if (now > kept.trustedUntil) {
      if (kept.loadVersion() !== kept.version) {
        this.#kept.forget(name);
        return false;
      }
      kept.trustedUntil = now + trustedMs;
    }
    response.writeHead(200, kept.headers);
    response.end(kept.bytes);
    return true;
  }

  /** Remembers the answer to a request that was just given.
   * @param version Of what it was made from.
   * @param loadVersion Of the same as it stands on the disk. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, version, loadVersion }: Pick<HotAnswer, 'bytes' | 'version' | 'loadVersion'>,
  ): void {
    const name = nameOf(request);
    if (name === undefined) return;
    const given = { ...response.getHeaders(), 'content-length': bytes.byteLength };
    const headers = Object.entries(given).flatMap(([key, value]) => [key, String(value)]);
    this.#kept.keep(name, { bytes, headers, version, loadVersion, trustedUntil: 0 });
  }
}

/** All of a request that an answer depends on; undefined when it is no plain request for a whole file. */
function nameOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url.length > longestAddress) return undefined;
  if (headers.range !== undefined || headers['if-none-match'] !== undefined) return undefined;
  const stored = headers.cookie === undefined ? '' : readCookie(headers.cookie, localeCookie);
  return `${url}\n${stored ?? ''}\n${headers['accept-encoding'] ?? ''}`;
}
