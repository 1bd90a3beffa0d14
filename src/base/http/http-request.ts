import type { Destination } from './destination.ts';
import type { RequestBody } from './request-body.ts';

export interface HttpLimits {
  /** Milliseconds for the whole request. */
  readonly timeMs: number;
  /** Milliseconds until the connection is open.
   * @default 10 s, at most timeMs */
  readonly connectMs?: number;
  /** Milliseconds from the open connection to the response headers.
   * @default timeMs */
  readonly headersMs?: number;
  /** Max size of the decompressed response body. */
  readonly bodyBytes: number;
}

export interface HttpRequestOptions {
  readonly destinations: readonly Destination[];
  readonly limits: HttpLimits;
  /** @default GET */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Required content type of the response, whatever its status; another type is a failure. */
  readonly contentType?: RegExp;
  /** `return` returns the redirect as a response; a number allows so many redirects within one origin.
   * @default 'refuse' */
  readonly redirects?: 'refuse' | 'return' | number;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}
