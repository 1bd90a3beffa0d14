/** Result of a request: a complete response, or the reason why there is none. */

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly bytes: Buffer;
}

export interface HttpFailure {
  readonly reason: HttpFailureReason;
  /** Whether a connection was open, so that the server may have received the request. */
  readonly isSent: boolean;
  /** Status of a response that was refused. */
  readonly status?: number;
  /** Network error code, such as `ECONNREFUSED`. For logs only: whoever supplied the address must not see it. */
  readonly code?: string;
}

export type HttpFailureReason =
  | 'timeout'
  /** Aborted by the caller. */
  | 'aborted'
  | 'too-large'
  /** Not among the destinations, or the name resolves to an address that is not allowed. */
  | 'refused-address'
  | 'redirected'
  | 'wrong-type'
  /** Invalid HTTP, or a body that cannot be decompressed. */
  | 'malformed'
  | 'network';
