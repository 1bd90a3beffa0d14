import type { Destination } from './destination.ts';
import type { RequestBody } from './request-body.ts';

export interface HttpLimits {
  /** Milliseconds for all of it. */
  readonly timeMs: number;
  /** Milliseconds until there is a connection.
   * @default 10 s, or all the time there is. */
  readonly connectMs?: number;
  /** Milliseconds from the connection until the head of the response is there.
   * @default All the time there is. */
  readonly headersMs?: number;
  /** Of the body of the response, as it is after decompression. */
  readonly bodyBytes: number;
}

export interface HttpRequestOptions {
  readonly destinations: readonly Destination[];
  readonly limits: HttpLimits;
  /** @default GET */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Of the response, whatever its status; a response of another type is a failure. */
  readonly contentType?: RegExp;
  /** `return` takes a redirect as a response; a number follows as many within one origin.
   * @default 'refuse' */
  readonly redirects?: 'refuse' | 'return' | number;
  /** Ends the request. */
  readonly signal?: AbortSignal | undefined;
}
