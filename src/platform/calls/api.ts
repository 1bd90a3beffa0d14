/** The live API as one function from request to response, the same on Netlify and on the site's own server. */
import { randomUUID } from 'node:crypto';
import { Limiter } from '#platform/base/limiter.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import type { LiveEvent } from '#platform/events/live-event.ts';
import { proofHeader } from '#platform/protocol/proof-header.ts';
import type { AnswerStorage } from './storage.ts';
import { AnswerCache } from './answer-cache.ts';
import type {
  AnyEndpoint,
  CallParts,
  Endpoint,
  Guess,
  LiveAnswer,
  LiveContext,
  Parameters,
  PartName,
} from './endpoint.ts';
import type { ShowRefused } from './show-refused.ts';
import { GuessGuard } from './guesses/guess-guard.ts';
import { ProofOfWork, type ProofOptions } from './guesses/proof-of-work.ts';
import type { Method } from './operation.ts';
import { buildClaims, chooseRate, isScarce, type Rates, rateWindowMs } from './rates.ts';
import { isFormOfPage, readParameters } from './request-fields.ts';
import { refusalTexts } from './live-facts.ts';
import { liveHeaders, type Refusal, refusalEntry, refusalHeaders } from './refusal.ts';
import { describeOutcome } from './request-log.ts';
import { countedAs, isForeign, isSameOrigin } from './request-origin.ts';
import { contentBaseShares, gatedUpstream, UpstreamGate } from './upstream/upstream-gate.ts';

/** What all requests share. */
type ApiContext = Omit<LiveContext, 'clientAddress' | 'noteGuess'>;

/** @typeParam Part What the calls need. */
export interface ApiOptions<Part extends PartName = PartName> extends Omit<ApiContext, 'cache'> {
  /** What is answered. */
  readonly calls: readonly AnyEndpoint<Part>[];
  readonly parts: Pick<CallParts, Part>;
  readonly rates: Rates;
  /** How proofs of work are signed and where used ones are recorded. */
  readonly proofs: Omit<ProofOptions, 'clock'>;
  readonly storage: AnswerStorage;
  /** Stores answers outside the process; absent where there is no such store. */
  readonly lastingAnswers?: AnswerStorage;
  readonly report: (event: LiveEvent) => void;
  /** Absent: a refused form is answered with a plain page. */
  readonly showRefused?: ShowRefused | undefined;
}

/** @param visitor Address of the client, for rate limits only.
 * @returns A response to every request. Anything it throws is a bug. */
export type Api = (request: Request, visitor: string) => Promise<Response>;

/** Length of a URL in characters. */
const maxAddressLength = 8192;

export function createApi<Part extends PartName>(options: ApiOptions<Part>): Api {
  const { storage, lastingAnswers = storage, clock, report } = options;
  const storages = { passing: storage, lasting: lastingAnswers };
  const byPath = new Map(options.calls.map((call) => [call.path, call]));
  const { isDemonstration, limits, loadFacts } = options;
  const cache = new AnswerCache(storages, clock);
  const context: ApiContext = { isDemonstration, limits, clock, cache, loadFacts };
  const guard = createGuard(options);
  const requests = new Limiter({ name: 'requests to the live part', windowMs: rateWindowMs, clock });
  const gate = new UpstreamGate(contentBaseShares);
  return async (request, visitor) => {
    const start = performance.now();
    const requestId = randomUUID();
    const endpoint = byPath.get(new URL(request.url).pathname);
    const clientAddress = countedAs(visitor);
    const decision = endpoint
      ? await decide(request, {
          endpoint,
          context,
          options,
          guard,
          requests,
          gate,
          clientAddress,
        })
      : refused({ code: 'address-unknown' });
    const response = await respond(request, {
      ...decision,
      endpoint,
      requestId,
      context,
      showRefused: options.showRefused,
    });
    const durationMs = Math.round(performance.now() - start);
    report({
      type: 'live-call',
      requestId,
      ...(endpoint && { endpoint: endpoint.name }),
      method: request.method,
      status: response.status,
      durationMs,
      ...describeOutcome(decision.outcome),
    });
    return response;
  };
}

interface Decision {
  readonly outcome: Result<LiveAnswer, Refusal>;
  /** Empty when the request was refused before its fields were read. */
  readonly parameters: Parameters;
}

function refused(refusal: Refusal, parameters: Parameters = {}): Decision {
  return { outcome: failure(refusal), parameters };
}

interface DecideContext<Part extends PartName> {
  readonly endpoint: AnyEndpoint<Part>;
  readonly context: ApiContext;
  readonly options: ApiOptions<Part>;
  readonly guard: GuessGuard;
  /** By endpoint and client. */
  readonly requests: Limiter;
  /** Of the content base. */
  readonly gate: UpstreamGate;
  readonly clientAddress: string;
}

/** Checks run from cheap to expensive: method and rate before the body, the body before the proof. */
async function decide<Part extends PartName>(request: Request, call: DecideContext<Part>): Promise<Decision> {
  const { endpoint, options, guard, clientAddress } = call;
  const admission = admit(request, call);
  if (admission.type === 'failure') return refused(admission.failure);
  const guesses: Guess[] = [];
  const context: LiveContext<Part> = {
    ...call.context,
    ...gatedParts(options.parts, call.gate, clientAddress),
    clientAddress,
    noteGuess: (guess) => void guesses.push(guess),
  };
  if ('receive' in endpoint) return { outcome: await endpoint.receive(request, context), parameters: {} };
  const parameters = await readParameters(request, endpoint.form);
  if (parameters.type === 'failure') return refused(parameters.failure);
  const answer = async (): Promise<Decision> => {
    // A request for several numbers costs as much as as many requests.
    const more = countRequests(call, countAsked(endpoint, parameters.value) - 1);
    if (more) return refused(more, parameters.value);
    const outcome = await endpoint.answer(parameters.value, context, admission.value);
    return { outcome, parameters: parameters.value };
  };
  if (!endpoint.isGuessable) return answer();
  const opened = await guard.open({
    address: clientAddress,
    asked: JSON.stringify(parameters.value),
    numbers: countAsked(endpoint, parameters.value),
    proof: request.headers.get(proofHeader),
  });
  if (opened.type === 'failure') return refused(opened.failure, parameters.value);
  try {
    return await answer();
  } finally {
    // Also of a request that failed: what it has looked up, the cache would answer uncounted.
    await opened.value.close(guesses);
  }
}

/** The parts of all for one visitor: the content base within the limits of its gate. */
function gatedParts<Part extends PartName>(
  parts: Pick<CallParts, Part>,
  gate: UpstreamGate,
  clientAddress: string,
): Pick<CallParts, Part> {
  const { contentBase }: Partial<CallParts> = parts;
  return {
    ...parts,
    ...(contentBase && { contentBase: gatedUpstream(contentBase, gate, clientAddress) }),
  };
}

function countAsked({ countNumbers }: Pick<Endpoint, 'countNumbers'>, parameters: Parameters): number {
  return countNumbers?.(parameters) ?? 1;
}

/** Unknown numbers above half of the request rate count as a flood, for one network and for the whole site. */
function createGuard<Part extends PartName>({
  rates,
  proofs,
  clock,
  storage,
  lastingAnswers,
}: ApiOptions<Part>): GuessGuard {
  return new GuessGuard({
    limits: { site: Math.ceil(rates.usual / 2), network: Math.ceil(rates.personal / 2) },
    proofs: new ProofOfWork({ ...proofs, clock }),
    clock,
    shared: lastingAnswers === storage ? undefined : lastingAnswers,
  });
}

/** Checks that need no body: URL length, method, origin, rate.
 * @returns The method. */
function admit<Part extends PartName>(request: Request, call: DecideContext<Part>): Result<Method, Refusal> {
  const { endpoint } = call;
  if (request.url.length > maxAddressLength) return failure({ code: 'address-too-long' });
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  const isHook = 'receive' in endpoint;
  const methods = isHook ? endpoint.methodsFor(request) : endpoint.methods;
  const method = methods.find((known) => known === asked);
  if (method === undefined) return failure({ code: 'method-unknown', allow: allowed(endpoint) });
  if (method === 'POST' && !isHook && !isSameOrigin(request)) return failure({ code: 'origin-foreign' });
  if (method === 'GET' && isScarce(endpoint) && isForeign(request))
    return failure({ code: 'origin-foreign' });

  const refusal = countRequests(call, 1);
  return refusal ? failure(refusal) : success(method);
}

/** @returns A refusal if they are more than the rate allows. */
function countRequests<Part extends PartName>(
  { endpoint, options: { rates }, requests, clientAddress }: DecideContext<Part>,
  amount: number,
): Refusal | undefined {
  const { name, countsAs = name } = endpoint;
  const admission = requests.take(buildClaims(countsAs, clientAddress, chooseRate(endpoint, rates)), amount);
  if (admission.type === 'admitted') {
    admission.permit.release();
    return undefined;
  }
  return { code: 'too-many-requests', retryAfterSeconds: Math.ceil(admission.retryAfterMs / 1000) };
}

function allowed({ methods }: AnyEndpoint): string {
  return (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', ');
}

interface RespondContext extends Decision {
  readonly endpoint: AnyEndpoint | undefined;
  readonly requestId: string;
  readonly context: ApiContext;
  readonly showRefused: ShowRefused | undefined;
}

async function respond(
  request: Request,
  { outcome, parameters, endpoint, requestId, context, showRefused }: RespondContext,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const { loadFacts } = context;
  if (endpoint?.form && isFormOfPage(request))
    return endpoint.form.answer(outcome, {
      request,
      parameters,
      requestId,
      showRefused,
      refusals: endpoint.refusals,
      loadFacts,
    });
  if (outcome.type === 'success') {
    const { body, status = 200 } = outcome.value;
    const isShared = request.method !== 'POST' && endpoint?.isPersonal === false;
    const headers = answerHeaders(outcome.value, { isShared, isKept: request.method !== 'POST', requestId });
    return new Response(isHead ? null : JSON.stringify(body), { status, headers });
  }
  const { code, parameter, fields, reference, text, challenge } = outcome.failure;
  const entry = refusalEntry(code, endpoint?.refusals);
  const { status } = entry;
  const message = await refusalTexts(entry, loadFacts);
  // JSON.stringify leaves out undefined fields.
  const error = { code, parameter, fields, reference, text, challenge, message };
  const body = { error, isDemonstration: context.isDemonstration };
  const headers = refusalHeaders(outcome.failure, requestId);
  // RFC 9110: 401 requires it.
  if (status === 401) headers.set('WWW-Authenticate', 'Webhook-Signature');
  return new Response(isHead ? null : JSON.stringify(body), { status, headers });
}

interface HeaderOptions {
  /** Shared caches (CDN, proxy) may store it. */
  readonly isShared: boolean;
  /** The visitor's browser may store it. */
  readonly isKept: boolean;
  readonly requestId: string;
}

/** Seconds for which a browser reuses a response. Of a personal one always as many: what is left of its time would tell that somebody
 * else asked before. */
const browserSeconds = 30;

function answerHeaders({ freshMs }: LiveAnswer, options: HeaderOptions): Headers {
  const { isShared, isKept, requestId } = options;
  const seconds = Math.floor(freshMs / 1000);
  const headers = new Headers({
    ...liveHeaders,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  });
  if (isKept && !isShared && freshMs > 0) headers.set('Cache-Control', `private, max-age=${browserSeconds}`);
  if (isKept && isShared && seconds > 0) {
    headers.set('Cache-Control', `public, max-age=${Math.min(seconds, browserSeconds)}`);
    headers.set('Netlify-CDN-Cache-Control', `public, durable, s-maxage=${seconds}`);
  }
  return headers;
}
