/** One request and its response, within limits of time and bytes. */
import { type Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { failure, type Result, success } from '../result.ts';
import type { Destination } from './destination.ts';
import { RefusedAddressError } from './checked-lookup.ts';

export interface ExchangeOptions extends Omit<HttpRequestOptions, 'body' | 'destinations' | 'redirects'> {
  readonly agent: Agent;
  readonly body: EncodedBody | undefined;
}

export async function exchange(
  address: URL,
  options: ExchangeOptions,
): Promise<Result<HttpResponse, HttpFailure>> {
  const first = new Exchange(address, options);
  const outcome = await first.run();
  if (outcome.type === 'success' || outcome.failure.reason !== 'network') return outcome;
  // The server may have closed the idle connection meanwhile. Only idempotent requests are repeated.
  const isRepeatable = options.method !== 'POST' && first.isOnKeptConnection;
  return isRepeatable ? new Exchange(address, options).run() : outcome;
}

class Exchange {
  readonly #options: ExchangeOptions;
  readonly #request: ClientRequest;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isConnected = false;
  /** Set when this side ended the request. */
  #ended: HttpFailureReason | undefined;

  constructor(address: URL, options: ExchangeOptions) {
    this.#options = options;
    const { agent, body, method = 'GET', headers } = options;
    const send = address.protocol === 'https:' ? requestHttps : requestHttp;
    this.#request = send(address, {
      agent,
      method,
      headers: {
        accept: '*/*',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'node',
        ...(body?.type !== undefined && { 'content-type': body.type }),
        ...(body && { 'content-length': String(body.bytes.length) }),
        ...lowerCase(headers ?? {}),
      },
    });
  }

  get isOnKeptConnection(): boolean {
    return this.#request.reusedSocket;
  }

  async run(): Promise<Result<HttpResponse, HttpFailure>> {
    const { limits, signal, body } = this.#options;
    const abort = () => this.#end('aborted');
    signal?.addEventListener('abort', abort);
    this.#watch(limits);
    try {
      if (signal?.aborted === true) abort();
      return await this.#take(await this.#send(body?.bytes));
    } catch (cause) {
      return this.#failure(this.#ended ?? toFailureReason(cause), findCode(cause));
    } finally {
      signal?.removeEventListener('abort', abort);
      for (const timer of this.#timers) clearTimeout(timer);
    }
  }

  #send(body: Buffer | undefined): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      this.#request.on('error', reject).on('response', resolve).end(body);
    });
  }

  async #take(response: IncomingMessage): Promise<Result<HttpResponse, HttpFailure>> {
    const { limits, contentType } = this.#options;
    const status = response.statusCode ?? 0;
    const headers = toHeaders(response);
    const isRedirect = status >= 300 && status < 400;
    // The body of a refused response is not read.
    if (isRedirect || contentType?.test(headers.get('content-type') ?? '') === false) {
      response.destroy();
      return isRedirect
        ? success({ status, headers, bytes: Buffer.alloc(0) })
        : this.#failure('wrong-type', undefined, status);
    }
    const bytes = await readBody(response, limits.bodyBytes);
    return bytes ? success({ status, headers, bytes }) : this.#failure('too-large', undefined, status);
  }

  /** Ends the request when a phase takes too long. */
  #watch({ timeMs, connectMs = 10_000, headersMs }: HttpLimits): void {
    const late = () => this.#end('timeout');
    const after = (ms: number) => {
      const timer = setTimeout(late, ms);
      this.#timers.add(timer);
      return timer;
    };
    after(timeMs);
    const connecting = after(connectMs);
    this.#request.once('socket', (socket) => {
      const connected = () => {
        this.#isConnected = true;
        clearTimeout(connecting);
        const waiting = headersMs === undefined ? undefined : after(headersMs);
        this.#request.once('response', () => clearTimeout(waiting));
      };
      if (this.#request.reusedSocket) connected();
      else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
    });
  }

  #end(reason: HttpFailureReason): void {
    this.#ended ??= reason;
    this.#request.destroy(new Error(`The request was aborted: ${reason}.`));
  }

  #failure(reason: HttpFailureReason, code?: string, status?: number): Result<never, HttpFailure> {
    return failure({
      reason,
      isSent: this.#isConnected,
      ...(status !== undefined && { status }),
      ...(code !== undefined && { code }),
    });
  }
}

function toHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

const lowerCase = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function toFailureReason(cause: unknown): HttpFailureReason {
  if (cause instanceof RefusedAddressError) return 'refused-address';
  const code = findCode(cause) ?? '';
  if (code === 'HPE_HEADER_OVERFLOW') return 'too-large';
  return /^(?:HPE_|Z_|ERR_BROTLI|ERR_INVALID|ERR__ERROR|ERR_ENCODING)/u.test(code) ? 'malformed' : 'network';
}

function findCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}

/** Reads and decompresses a body; counts the bytes as they arrive, regardless of the announced length.
 * @returns undefined when the body exceeds the limit.
 * @throws When the body breaks off or cannot be decompressed. */
async function readBody(response: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of decompress(response)) {
    if (!(chunk instanceof Buffer)) continue;
    length += chunk.length;
    if (length > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function decompress(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity' || response.statusCode === 204) return response;
  const create = Object.entries(decompressors).find(([name]) => name === encoding)?.[1];
  if (create === undefined) {
    response.destroy();
    throw Object.assign(new Error(`The content encoding ${encoding} was not requested.`), {
      code: 'ERR_ENCODING',
    });
  }
  // The reading loop throws the error.
  return pipeline(response, create(), () => undefined);
}

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

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

/** A complete response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly bytes: Buffer;
}

/** Why there is no response. */
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

export type RequestBody = string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;

export interface EncodedBody {
  readonly bytes: Buffer;
  /** undefined when the caller sets it. */
  readonly type: string | undefined;
}

/** Response encodes form fields and files. */
export async function encodeBody(body: RequestBody): Promise<EncodedBody> {
  if (body instanceof Uint8Array) return { bytes: Buffer.from(body), type: undefined };
  const response = new Response(body);
  const type = response.headers.get('content-type') ?? undefined;
  return { bytes: Buffer.from(await response.arrayBuffer()), type };
}
