/** The HTTP client: every outgoing request uses it (ESLint forbids alternatives). Each request declares its
 * destinations and its limits of time and bytes. Redirects are refused unless the request allows them. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { z } from 'zod';
import { failure, type Result, success } from '../result.ts';
import { findTrust, type Trust } from './destination.ts';
import { guardedLookup, type Resolver, systemResolver } from './checked-lookup.ts';
import {
  encodeBody,
  exchange,
  type HttpFailure,
  type HttpRequestOptions,
  type HttpResponse,
} from './exchange.ts';
import { tryJson } from '../json.ts';

export type HttpClient = (
  address: URL | string,
  options: HttpRequestOptions,
) => Promise<Result<HttpResponse, HttpFailure>>;

/** Keep-alive in milliseconds: less than the 5 s after which Node's own server closes an idle connection. */
const idleMs = 4000;

/** @param resolver DNS resolver; tests pass their own. */
export function httpClient(resolver: Resolver = systemResolver): HttpClient {
  const agents = {
    configured: agentsFor('configured', resolver),
    public: agentsFor('public', resolver),
  } satisfies Record<Trust, Agents>;
  return async (address, options) => {
    const url = new URL(address);
    const body = options.body === undefined ? undefined : await encodeBody(options.body);
    const end = performance.now() + options.limits.timeMs;
    return follow(
      url,
      (target, timeMs) => {
        const trust = findTrust(target, options.destinations);
        if (trust === undefined) {
          return Promise.resolve(failure({ reason: 'refused-address', isSent: false }));
        }
        const agent = agents[trust][target.protocol === 'https:' ? 'https' : 'http'];
        return exchange(target, { ...options, agent, body, limits: { ...options.limits, timeMs } });
      },
      { redirects: options.redirects ?? 'refuse', end },
    );
  };
}

/** One request of `requestHttp`, for metrics: no path and no query. */
export interface OutgoingRequest {
  readonly origin: string;
  /** `answered`, also with a status that is an error. */
  readonly outcome: 'answered' | HttpFailure['reason'];
  /** Of the response, if there was one. */
  readonly status?: number;
  readonly ms: number;
}

let observe: ((made: OutgoingRequest) => void) | undefined;

/** @param observer Is told of every request that this thread makes from now on; replaces the one before. */
export function observeRequests(observer: (made: OutgoingRequest) => void): void {
  observe = observer;
}

const send = httpClient();

/** The client of all product code; tests create their own. */
export const requestHttp: HttpClient = async (address, options) => {
  const start = performance.now();
  const outcome = await send(address, options);
  observe?.({
    origin: new URL(address).origin,
    ...(outcome.type === 'success'
      ? { outcome: 'answered', status: outcome.value.status }
      : { outcome: outcome.failure.reason }),
    ms: performance.now() - start,
  });
  return outcome;
};

interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** Separate connection pools per trust level, so that no request reuses a connection that it may not open. */
function agentsFor(trust: Trust, resolver: Resolver): Agents {
  const options = { keepAlive: true, timeout: idleMs, lookup: guardedLookup(resolver, trust) };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

interface FollowOptions {
  readonly redirects: 'refuse' | 'return' | number;
  /** Deadline on the clock of performance.now(). */
  readonly end: number;
}

async function follow(
  address: URL,
  send: (address: URL, timeMs: number) => Promise<Result<HttpResponse, HttpFailure>>,
  { redirects, end }: FollowOptions,
): Promise<Result<HttpResponse, HttpFailure>> {
  let target = address;
  for (let left = typeof redirects === 'number' ? redirects : 0; ; left -= 1) {
    const outcome = await send(target, Math.max(1, end - performance.now()));
    if (outcome.type === 'failure' || redirects === 'return' || !isRedirect(outcome.value)) return outcome;
    const { status, headers } = outcome.value;
    const next = URL.parse(headers.get('location') ?? '', target);
    if (left === 0 || next?.origin !== address.origin) {
      return failure({ reason: 'redirected', isSent: true, status });
    }
    target = next;
  }
}

/** 304 does not count: no request here is conditional. */
function isRedirect({ status }: HttpResponse): boolean {
  return status >= 300 && status < 400;
}

export const jsonType = /^application\/(?:[\w.-]+\+)?json\b/iu;

/** Valid JSON that fails the schema; `at` is the path of the first error. */
export interface WrongShape {
  readonly reason: 'wrong-shape';
  readonly at: string;
}

export interface NoJson {
  readonly reason: 'malformed';
}

/** The status is not 2xx. */
export interface WrongStatus {
  readonly reason: 'status';
  readonly status: number;
}

export function readJson<Schema extends z.core.$ZodType>(
  { bytes }: HttpResponse,
  schema: Schema,
): Result<z.output<Schema>, WrongShape | NoJson> {
  const json = tryJson(bytes);
  if (json === undefined) return failure({ reason: 'malformed' });
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return success(parsed.data);
  return failure({ reason: 'wrong-shape', at: parsed.error.issues[0]?.path.map(String).join('.') ?? '' });
}

export interface JsonRequestOptions<Schema extends z.core.$ZodType> extends Omit<
  HttpRequestOptions,
  'contentType' | 'redirects'
> {
  readonly schema: Schema;
}

/** Requests JSON and validates it against a schema. */
export async function requestJson<Schema extends z.core.$ZodType>(
  address: URL | string,
  { schema, ...options }: JsonRequestOptions<Schema>,
  request: HttpClient = requestHttp,
): Promise<Result<z.output<Schema>, HttpFailure | WrongShape | NoJson | WrongStatus>> {
  const outcome = await request(address, { ...options, contentType: jsonType });
  if (outcome.type === 'failure') return outcome;
  const { status } = outcome.value;
  if (status < 200 || status > 299) return failure({ reason: 'status', status });
  return readJson(outcome.value, schema);
}
