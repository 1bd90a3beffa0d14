/** Requests of the generic fetcher: what a page may ask for. */
import { failure, type Result } from '#platform/base/result.ts';
import { type LoadFailure, loadJson, type Sendable } from './load-json.browser.ts';

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

/** Why a request is not sent: no address, or a forbidden one. */
type Refusal = 'no-url' | 'not-allowed';

export type FetchFailure = Refusal | LoadFailure;

/** Spec §8, for developers; visitors see a text of the site. */
const messages: Readonly<Record<Refusal, string>> = {
  'no-url': 'Please specify a URL to fetch',
  'not-allowed': 'The origin of the URL is not allowed.',
};

export class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(messages[reason]);
    this.reason = reason;
  }
}

/** Sends a request once, without retries.
 * @returns Parsed JSON; null for an empty response. */
export async function loadRequest(request: FetchRequest): Promise<Result<unknown, FetchFailure>> {
  try {
    return await loadJson(parseRequest(request, location.origin));
  } catch (cause) {
    if (cause instanceof RefusedRequestError) return failure(cause.reason);
    throw cause;
  }
}

/** Allowed origins besides our own. The content security policy must list each of them too. */
const allowedOrigins: readonly string[] = [];

/** @param origin Origin of the site.
 * @param allowed Further allowed origins.
 * @throws {RefusedRequestError} Without an address, or if its origin is not allowed. */
export function parseRequest(
  { url, method = 'GET', headers, body }: FetchRequest,
  origin: string,
  allowed: readonly string[] = allowedOrigins,
): Sendable {
  if (url === undefined || url.trim() === '') throw new RefusedRequestError('no-url');
  const address = URL.parse(url, origin);
  if (!address || (address.origin !== origin && !allowed.includes(address.origin)))
    throw new RefusedRequestError('not-allowed');
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
export function toRequestKey({ url = '', method = 'GET', headers = {}, body }: FetchRequest): string {
  const named = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([method, url, named, body ?? null]);
}
