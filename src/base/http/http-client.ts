/** The one way out: every request that leaves a process goes through here (ESLint forbids the others). Each states where it
 * may go, how long it may take and how many bytes it may return; redirects are followed only on request. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { failure, type Result } from '../result.ts';
import { type Trust, trustOf } from './destination.ts';
import { guardedLookup, type Resolver, systemResolver } from './guarded-lookup.ts';
import type { HttpFailure, HttpResponse } from './http-response.ts';
import type { HttpRequestOptions } from './http-request.ts';
import { encodeBody } from './request-body.ts';
import { exchange } from './exchange.ts';

export type HttpClient = (
  address: URL | string,
  options: HttpRequestOptions,
) => Promise<Result<HttpResponse, HttpFailure>>;

/** Milliseconds that a connection waits for another request: less than the 5 s after which Node's own server ends it. */
const idleMs = 4000;

/** @param resolver Of names; tests have one of their own. */
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
        const trust = trustOf(target, options.destinations);
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

/** For everything but tests. */
export const requestHttp: HttpClient = httpClient();

interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** One pool of connections per level of trust: a request never reuses a connection that it could not have opened. */
function agentsFor(trust: Trust, resolver: Resolver): Agents {
  const options = { keepAlive: true, timeout: idleMs, lookup: guardedLookup(resolver, trust) };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

interface FollowOptions {
  readonly redirects: 'refuse' | 'return' | number;
  /** Of performance.now(). */
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

/** 304 is none: nobody here asks conditionally. */
function isRedirect({ status }: HttpResponse): boolean {
  return status >= 300 && status < 400;
}
