/** What a request brings: an answer, read whole, or why there is none. */

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly bytes: Buffer;
}

export interface HttpFailure {
  readonly reason: HttpFailureReason;
  /** Whether a connection was there, so that the other side may have read the request. */
  readonly isSent: boolean;
  /** Of a response that came and is not taken. */
  readonly status?: number;
  /** Of the network, such as `ECONNREFUSED`. For logs only; never shown to the person who gave the address. */
  readonly code?: string;
}

export type HttpFailureReason =
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  | 'too-large'
  /** The address is none of the destinations, or its name leads where nothing may be asked. */
  | 'refused-address'
  | 'redirected'
  | 'wrong-type'
  /** No HTTP, or a body that cannot be decompressed. */
  | 'malformed'
  | 'network';
