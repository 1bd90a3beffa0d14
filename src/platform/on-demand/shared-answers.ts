/** Answers that are the same for everybody. Each is made once and then taken from memory, however many ask for it, so what is
 * in memory need not be counted. */
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import type { Clock } from '#platform/base/clock.ts';
import { InFlight } from '#platform/base/concurrency.ts';
import { isKnownTag } from '#platform/base/http/entity-tag.ts';

export interface SharedAnswersOptions {
  /** What is kept, for the list of caches. */
  readonly name: string;
  readonly maxBytes: number;
  readonly maxEntries: number;
  readonly clock: Clock;
}

interface Made {
  /** To a request with GET and without conditions. */
  readonly response: Response;
  /** How long it may be kept; 0 means not at all. */
  readonly freshMs: number;
}

export interface SharedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
}

export class SharedAnswers {
  readonly #clock: Clock;
  readonly #kept: BoundedCache<SharedAnswer>;
  readonly #flights = new InFlight<SharedAnswer>();

  constructor({ clock, ...limits }: SharedAnswersOptions) {
    this.#clock = clock;
    this.#kept = new BoundedCache({
      ...limits,
      countBytes: ({ headers, bytes }) => bytes.byteLength + textBytes(JSON.stringify(headers)),
    });
  }

  /** @returns undefined unless it is in memory. */
  find(key: string): SharedAnswer | undefined {
    const known = this.#kept.get(key);
    return known && known.freshUntil > this.#clock() ? known : undefined;
  }

  /** Equal calls at the same time make one. */
  make(key: string, make: () => Promise<Made>): Promise<SharedAnswer> {
    return this.#flights.share(key, async () => {
      const { response, freshMs } = await make();
      const answer = {
        status: response.status,
        headers: [...response.headers],
        bytes: new Uint8Array(await response.arrayBuffer()),
        freshUntil: this.#clock() + freshMs,
      };
      if (freshMs > 0) this.#kept.set(key, answer);
      return answer;
    });
  }
}

/** What one visitor gets of an answer: its headers alone, or that nothing has changed. */
export function responseTo(request: Request, { status, headers, bytes }: SharedAnswer): Response {
  const init = { headers: headers.map(([name, value]): [string, string] => [name, value]) };
  const etag = new Headers(init.headers).get('etag');
  if (status === 200 && etag !== null && isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { ...init, status: 304 });
  return new Response(request.method === 'HEAD' ? null : bytes, { ...init, status });
}
