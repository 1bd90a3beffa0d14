import { parseJson } from '#base/json.ts';

/** Requests that the generic fetcher may make, and how they are sent. */

/** Spec §7. */
export const fetchMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

export type FetchMethod = (typeof fetchMethods)[number];

export interface FetchRequest {
  /** On this site (with or without its origin), or on an allowed origin. If absent or empty, the request
   * fails. */
  readonly url?: string | undefined;
  /** Defaults to GET. */
  readonly method?: FetchMethod;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any JSON value; a GET has none. */
  readonly body?: unknown;
}

/** Why there is no response: no address, a forbidden address, no connection, too many requests, or an invalid
 * response. */
export type FetchFailure = 'no-url' | 'not-allowed' | 'unreachable' | 'too-many' | 'no-answer';

/** Spec §8, for developers; visitors see a text of the site. */
const messages: Readonly<Record<FetchFailure, string>> = {
  'no-url': 'Please specify a URL to fetch',
  'not-allowed': 'The origin of the URL is not allowed.',
  unreachable: 'The request did not arrive.',
  'too-many': 'Too many requests were made.',
  'no-answer': 'Error fetching data',
};

/** The server requires a proof before it responds (src/model/proof.ts). */
export class ProofNeededError extends Error {
  override readonly name = 'ProofNeededError';
  /** Body of the response, not validated. */
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('The server asks for a proof of work.');
    this.answer = answer;
  }
}

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

/** Allowed origins besides our own. The content security policy must list each of them too. */
const allowedOrigins: readonly string[] = [];

interface Sendable {
  readonly url: URL;
  readonly init: RequestInit;
}

/** @param origin Origin of the site.
 * @param allowed Further allowed origins.
 * @throws {FetchError} Without an address, or if its origin is not allowed. */
export function parseRequest(
  { url, method = 'GET', headers, body }: FetchRequest,
  origin: string,
  allowed: readonly string[] = allowedOrigins,
): Sendable {
  if (url === undefined || url.trim() === '') throw new FetchError('no-url');
  const address = URL.parse(url, origin);
  if (!address || (address.origin !== origin && !allowed.includes(address.origin)))
    throw new FetchError('not-allowed');
  const hasBody = body !== undefined && method !== 'GET';
  const type = hasBody ? { 'content-type': 'application/json' } : {};
  return {
    url: address,
    init: {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      ...(hasBody && { body: JSON.stringify(body) }),
    },
  };
}

/** Cache key of a request. */
export function keyOf({ url = '', method = 'GET', headers = {}, body }: FetchRequest): string {
  const named = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([method, url, named, body ?? null]);
}

/** Longer than the server's upstream timeout. */
const limitMs = 20_000;

interface LoadJsonOptions {
  /** Origin of the site. */
  readonly origin: string;
  readonly send: (url: URL, init: RequestInit) => Promise<Response>;
}

const ofThePage = (): LoadJsonOptions => ({ origin: location.origin, send: (url, init) => fetch(url, init) });

/** Sends a request once, without retries.
 * @returns Parsed JSON; null for an empty response.
 * @throws {FetchError}
 * @throws {ProofNeededError} */
export async function loadJson(
  request: FetchRequest,
  { origin, send }: LoadJsonOptions = ofThePage(),
): Promise<unknown> {
  const { url, init } = parseRequest(request, origin);
  const response = await answerTo(send(url, { ...init, signal: AbortSignal.timeout(limitMs) }));
  if (response.status === 429) throw new FetchError('too-many');
  if (response.status === 428) throw new ProofNeededError(await readJson(response));
  if (!response.ok) throw new FetchError('no-answer');
  return readJson(response);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : parseJson(text);
  } catch (cause) {
    throw new FetchError('no-answer', cause);
  }
}

async function answerTo(sent: Promise<Response>): Promise<Response> {
  try {
    return await sent;
  } catch (cause) {
    throw new FetchError('unreachable', cause);
  }
}
