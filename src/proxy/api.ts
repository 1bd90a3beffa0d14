/** The live part of the site as one function from request to answer, the same on Netlify and on one machine. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '#base/clock.ts';
import { failure, type Result } from '#base/result.ts';
import { AnswerCache } from './answer-cache.ts';
import { answerHeaders, refusalHeaders } from './answer-headers.ts';
import type { Endpoint, LiveAnswer, LiveContext, SiteVersion } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { describeFailure } from './live-endpoint.ts';
import { readParameters } from './parameters.ts';
import { type Refusal, refusals } from './refusal.ts';
import type { Report } from './request-log.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Storage } from './storage.ts';
import type { UpstreamLimits } from './upstream/ask.ts';
import type { Upstream } from './upstream/upstream.ts';

export interface ApiOptions {
  /** undefined: not configured, and no demonstration in its place. */
  readonly contentBase: Upstream | undefined;
  readonly limits: UpstreamLimits;
  readonly rates: Rates;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly report: Report;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
}

/** Requests a minute from one address to one endpoint. */
export interface Rates {
  readonly usual: number;
  /** To endpoints that answer about one customer, which is what makes guessing numbers slow. */
  readonly personal: number;
}

/** @param clientAddress Who asks, for counting only.
 * @returns An answer to every request; what it throws is a bug. */
export type Api = (request: Request, clientAddress: string) => Promise<Response>;

/** Characters of an address. */
const longestAddress = 8192;

const rateWindowMs = 60 * 1000;

export function createApi(options: ApiOptions): Api {
  const { contentBase, limits, storage, clock, report, loadVersion } = options;
  const context = { contentBase, limits, clock, loadVersion, cache: new AnswerCache(storage, clock) };
  return async (request, clientAddress) => {
    const start = performance.now();
    const requestId = randomUUID();
    const endpoint = endpoints.get(new URL(request.url).pathname);
    const outcome = endpoint
      ? await decide(request, { endpoint, context, options, clientAddress })
      : failure({ code: 'address-unknown' } as const);
    const response = respond(request, { outcome, endpoint, requestId, contentBase });
    const durationMs = Math.round(performance.now() - start);
    report({
      at: new Date(clock()).toISOString(),
      requestId,
      ...(endpoint && { endpoint: endpoint.name }),
      method: request.method,
      status: response.status,
      durationMs,
      ...logged(outcome),
    });
    return response;
  };
}

interface Deciding {
  readonly endpoint: Endpoint;
  readonly context: LiveContext;
  readonly options: ApiOptions;
  readonly clientAddress: string;
}

/** What may be refused without reading is refused first. */
async function decide(
  request: Request,
  { endpoint, context, options, clientAddress }: Deciding,
): Promise<Result<LiveAnswer, Refusal>> {
  if (request.url.length > longestAddress) return failure({ code: 'address-too-long' });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (!endpoint.methods.some((known) => known === method))
    return failure({ code: 'method-unknown', allow: ['HEAD', ...endpoint.methods].toSorted().join(', ') });
  if (method === 'POST' && !isSameOrigin(request)) return failure({ code: 'origin-foreign' });

  const { storage, clock, rates } = options;
  const most = endpoint.isPersonal ? rates.personal : rates.usual;
  const { events, endsAt } = await storage.count(`${endpoint.name} ${clientAddress}`, rateWindowMs);
  if (events > most)
    return failure({
      code: 'too-many-requests',
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - clock()) / 1000)),
    });

  const parameters = await readParameters(request);
  return parameters.type === 'failure' ? parameters : endpoint.answer(parameters.value, context);
}

interface Responding {
  readonly outcome: Result<LiveAnswer, Refusal>;
  readonly endpoint: Endpoint | undefined;
  readonly requestId: string;
  readonly contentBase: Upstream | undefined;
}

function respond(request: Request, { outcome, endpoint, requestId, contentBase }: Responding): Response {
  const isHead = request.method === 'HEAD';
  if (outcome.type === 'success') {
    const { body } = outcome.value;
    const isShared = request.method !== 'POST' && endpoint?.isPersonal === false;
    const headers = answerHeaders(outcome.value, { isShared, isKept: request.method !== 'POST', requestId });
    return new Response(isHead ? null : JSON.stringify(body), { headers });
  }
  const { code, parameter } = outcome.failure;
  const { status, message } = refusals[code];
  const error = { code, ...(parameter !== undefined && { parameter }), message };
  const body = { error, isDemonstration: contentBase?.isDemonstration ?? false };
  const headers = refusalHeaders(outcome.failure, requestId);
  return new Response(isHead ? null : JSON.stringify(body), { status, headers });
}

function logged(outcome: Result<LiveAnswer, Refusal>) {
  if (outcome.type === 'failure') {
    const { code, because } = outcome.failure;
    return { refusal: code, ...(because !== undefined && { because }) };
  }
  const { cache, failure: because } = outcome.value.from;
  return { cache, ...(because && { because: describeFailure(because) }) };
}
