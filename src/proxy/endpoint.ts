/** Types of the live API's endpoints: what a request may contain, and what is returned. */
import type { Clock } from '#base/clock.ts';
import { digest } from '#base/digest.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { FormDescriptor } from '#model/form.ts';
import type { Provenance } from '#model/live-answer.ts';
import type { LocalizedText } from '#model/text.ts';
import type { PagePath } from '#model/page-path.ts';
import type { AnswerCache, Found } from './storage.ts';
import type { FormTurn } from './form-quota.ts';
import type { Helpdesk } from './helpdesk/helpdesk.ts';
import type { HookDependencies } from './hooks/content-hook.ts';
import type { CalendarDependencies } from './calendar/calendar-dependencies.ts';
import type { OrderDependencies } from './orders/order-dependencies.ts';
import type { Turnstile } from './turnstile.ts';
import { contentBaseRefusals, type FormNeeds, type Method, type Operations } from './operation.ts';
import type { Refusal } from './refusal.ts';
import {
  ask,
  type AskMore,
  queryOf,
  type Upstream,
  type UpstreamAnswer,
  type UpstreamCall,
  type UpstreamFailure,
  type UpstreamLimits,
} from './upstream/upstream.ts';
import type { TakeWords, UnansweredStore } from './unanswered/unanswered-store.ts';
import type { SiteVersion } from './site-folder.ts';
import type { ViolationCounts } from './violation-counts.ts';
import type { z } from 'zod';
import { parseParameters } from './request-fields.ts';

/** Unvalidated fields of a request, from the query, a JSON body or a form. A repeated name has a list; forms may hold
 * files. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface LiveContext {
  /** undefined: other settings exist, but no content base. */
  readonly contentBase: Upstream | undefined;
  /** undefined: other settings exist, but no helpdesk. */
  readonly helpdesk: Helpdesk | undefined;
  /** undefined: neither a mail server nor a folder for orders is available. */
  readonly orderDependencies: OrderDependencies | undefined;
  /** undefined: forms are accepted without a Turnstile check. */
  readonly turnstile: Turnstile | undefined;
  /** undefined: no webhook secret is set, or no webhook handler is available. */
  readonly hooks: HookDependencies | undefined;
  /** undefined: no secret for calendars is set. */
  readonly calendars: CalendarDependencies | undefined;
  /** Counts this request's form against the daily limit. */
  readonly takeForm: () => FormTurn;
  /** Called for each requested number that the cache did not answer, as soon as that is known: a request that fails later
   * has looked it up all the same. */
  readonly noteGuess: (guess: Guess) => void;
  /** Policy violations that browsers reported. */
  readonly violations: ViolationCounts;
  /** Counts words against what this request's network may send today. */
  readonly takeWords: TakeWords;
  /** undefined: words for which nothing was found are not counted. */
  readonly unanswered: UnansweredStore | undefined;
  readonly limits: UpstreamLimits;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
  /** Estonian names of waste types, by id. */
  readonly loadWasteTypeNames: () => Promise<ReadonlyMap<string, string>>;
}

export interface LiveAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** How long the answer may be cached, in milliseconds; 0 means not at all. */
  readonly freshMs: number;
  /** Reference number of a sent form, for the visitor to mention on the phone. */
  readonly reference?: string;
  /** Fragment of the confirmation page with an extra note. */
  readonly sentNote?: 'demonstration' | 'outbox';
  readonly from: Pick<Found<unknown>, 'savedAt' | 'cache' | 'failure'>;
  /** Entries of the upstream's response that could not be read, for the log. */
  readonly leftOut?: readonly string[];
}

/** Whether something is known about a requested number. */
export type Guess = 'known' | 'unknown';

/** Rules of an endpoint that accepts HTML forms, sent by script or by the browser itself. */
export interface FormRules {
  /** Maximum size of a request body. */
  readonly limitBytes: number;
  /** Refusal code for larger bodies. */
  readonly tooLarge: 'body-too-large' | 'attachment-too-large';
  readonly page: PagePath;
  /** Page shown after a successful submit without JavaScript. */
  readonly sentPage: PagePath;
  readonly fieldNames: Readonly<Record<string, LocalizedText>>;
  readonly descriptor: FormDescriptor;
  /** Fields that are required besides those of the descriptor, by the value of one field. */
  readonly needs?: FormNeeds;
}

export interface Endpoint {
  /** Name in the log and in the request counter. */
  readonly name: string;
  readonly methods: readonly Method[];
  /** One for each method. */
  readonly operations: Operations;
  /** Answers about one customer: never stored in shared caches, with a lower rate limit. */
  readonly isPersonal: boolean;
  /** Takes a number that could be guessed (guesses/guess-guard.ts). */
  readonly isGuessable?: true;
  /** A request that asks for several numbers counts as that many. Absent: as one. */
  readonly countOf?: (parameters: Parameters) => number;
  /** Name of the endpoint with which it shares the request counter. Absent: a counter of its own. */
  readonly countsAs?: string;
  /** The request proves by a token of ours that it may ask, so the usual rate applies. */
  readonly isSigned?: true;
  /** Absent: POST bodies are JSON. */
  readonly form?: FormRules;
  answer(parameters: Parameters, context: LiveContext, method: Method): Promise<Result<LiveAnswer, Refusal>>;
}

/** An endpoint for programs. They authenticate with a key instead of the origin of the page. */
export interface HookEndpoint {
  readonly name: string;
  /** Methods listed in a 405 response. */
  readonly methods: readonly Method[];
  /** One for each method that some sender may use. */
  readonly operations: Operations;
  /** Media types of a body. */
  readonly bodyTypes: readonly string[];
  readonly isPersonal: false;
  readonly isGuessable?: never;
  readonly countOf?: never;
  readonly countsAs?: never;
  readonly isSigned?: never;
  readonly form?: never;
  /** Methods accepted from this sender. */
  methodsFor(request: Request): readonly Method[];
  receive(request: Request, context: LiveContext): Promise<Result<LiveAnswer, Refusal>>;
}

export type AnyEndpoint = Endpoint | HookEndpoint;

interface ReadAnswer<Value> {
  readonly value: Value;
  /** Paths of entries of the response that could not be read and are left out, for the log. */
  readonly leftOut?: readonly string[];
}
type ReadResult<Value> = Result<ReadAnswer<Value>, UpstreamFailure>;

// An endpoint that makes one call to the content base: parse the request, call or read the cache, format the answer.

interface Question<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
> {
  readonly name: string;
  readonly methods: readonly Method[];
  readonly isPersonal: boolean;
  /** How long an answer is served from the cache, in milliseconds. */
  readonly freshMs: number;
  /** Answers hold no personal data and are few, so they may be stored outside the process. */
  readonly isLasting?: true;
  /** Fields of a request; any other field is refused. */
  readonly asked: Asked;
  readonly callOf: (asked: z.output<Asked>) => UpstreamCall;
  /** The fields of the upstream's response that are used. */
  readonly response: Upstream;
  /** The cached form of the answer. */
  readonly stored: StoredAnswer;
  /** Body of the answer. */
  readonly answered: Answer;
  readonly read: (
    response: UpstreamAnswer<z.output<Upstream>>,
    asked: z.output<Asked>,
    askMore: AskMore,
  ) => ReadResult<z.output<StoredAnswer>> | Promise<ReadResult<z.output<StoredAnswer>>>;
  /** Turns a failure into an answer, where the failure is a valid result. */
  readonly recover?: (failure: UpstreamFailure) => z.output<StoredAnswer> | undefined;
  readonly show: (stored: z.output<StoredAnswer>, now: number) => Omit<z.output<Answer>, keyof Provenance>;
  /** Marks the endpoint as guessable. Returns true when nothing is known about the requested number. */
  readonly isUnknown?: (stored: z.output<StoredAnswer>, now: number) => boolean;
}

/** An endpoint whose question other endpoints may ask too. */
interface LiveEndpoint<Asked, StoredAnswer> extends Endpoint {
  readonly find: (asked: Asked, context: LiveContext) => Promise<Result<FoundAnswer<StoredAnswer>, Refusal>>;
}

/** An answer of the content base, or of the cache. */
export interface FoundAnswer<StoredAnswer> {
  readonly value: StoredAnswer;
  readonly from: LiveAnswer['from'];
  readonly isStale: boolean;
  readonly leftOut: readonly string[];
  /** How long the answer may be cached, in milliseconds. */
  readonly freshMs: number;
}

export function liveEndpoint<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  question: Question<Asked, Upstream, StoredAnswer, Answer>,
): LiveEndpoint<z.output<Asked>, z.output<StoredAnswer>> {
  const { name, methods, isPersonal, isUnknown, asked, answered } = question;
  const operation = { asked, answered, refusals: contentBaseRefusals };
  return {
    name,
    methods,
    operations: Object.fromEntries(methods.map((method) => [method, operation])),
    isPersonal,
    ...(isUnknown && { isGuessable: true }),
    answer: async (parameters, context) => {
      const asked = parseParameters(question.asked, parameters);
      if (asked.type === 'failure') return asked;
      const found = await find(question, asked.value, context);
      return found.type === 'failure' ? found : success(answerOf(question, found.value, context));
    },
    find: (asked, context) => find(question, asked, context),
  };
}

function answerOf<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  { show }: Question<Asked, Upstream, StoredAnswer, Answer>,
  { value, isStale, ...found }: FoundAnswer<z.output<StoredAnswer>>,
  { contentBase, clock }: LiveContext,
): LiveAnswer {
  const asOf = new Date(found.from.savedAt).toISOString();
  const isDemonstration = contentBase?.isDemonstration ?? false;
  return { ...found, body: { ...show(value, clock()), isDemonstration, isStale, asOf } };
}

async function find<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  question: Question<Asked, Upstream, StoredAnswer, Answer>,
  asked: z.output<Asked>,
  { contentBase, limits, cache, clock, noteGuess }: LiveContext,
): Promise<Result<FoundAnswer<z.output<StoredAnswer>>, Refusal>> {
  if (!contentBase) return failure({ code: 'not-configured' });
  const { freshMs, isLasting = false, stored: schema, response, read, recover } = question;
  const call = question.callOf(asked);
  let leftOut: readonly string[] = [];
  const askMore: AskMore = (more, schema) => ask(more, { upstream: contentBase, limits, schema });
  const load = async () => {
    const answer = await ask(call, { upstream: contentBase, limits, schema: response });
    if (answer.type === 'success') {
      const answered = await read(answer.value, asked, askMore);
      if (answered.type === 'failure') return answered;
      leftOut = answered.value.leftOut ?? [];
      return success(answered.value.value);
    }
    const recovered = recover?.(answer.failure);
    return recovered === undefined ? answer : success(recovered);
  };
  const address = `${call.path}?${queryOf(call).toString()}`;
  // What a visitor asks for privately is in no key.
  const key = question.isPersonal ? digest(address) : address;
  const found = await cache.find({ key, freshMs, isLasting, schema, load });
  if (found.type === 'failure') return failure(refusalOf(found.failure));

  const { value, ...from } = found.value;
  const isStale = from.cache === 'stale';
  const leftMs = isStale ? 0 : Math.max(0, from.savedAt + freshMs - clock());
  const guess = from.cache === 'hit' ? undefined : question.isUnknown?.(value, clock());
  if (guess !== undefined) noteGuess(guess ? 'unknown' : 'known');
  return success({ value, from, isStale, leftOut, freshMs: leftMs });
}

/** The visitor's refusal for a failed upstream call. */
function refusalOf(reason: UpstreamFailure): Refusal {
  const described = describeFailure(reason);
  if (reason.reason === 'slow') return { code: 'upstream-slow', reason: described };
  if (reason.reason === 'busy') return { code: 'upstream-busy', reason: described, retryAfterSeconds: 5 };
  // Our call is well-formed, so status 400 refers to the visitor's input, such as a page number beyond the last.
  if (reason.reason === 'status' && reason.status === 400)
    return { code: 'parameter-invalid', reason: described };
  return { code: 'upstream-wrong', reason: described };
}

/** For the log; contains no values of the request or the response. */
export function describeFailure(reason: UpstreamFailure): string {
  if (reason.reason === 'status') return `status ${reason.status} ${reason.code ?? ''}`.trimEnd();
  return reason.reason === 'wrong-shape' ? `wrong-shape at ${reason.at}` : reason.reason;
}
