/** An endpoint that makes one call to the content base: parse the request, call or read the cache, format the answer. */
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { type Result, success, failure } from '#platform/base/result.ts';
import type { Provenance } from '#platform/protocol/live-answer.ts';
import type { ReadResult, Endpoint, LiveContext, LiveAnswer } from './endpoint.ts';
import type { Method } from './operation.ts';
import type { Refusal, RefusalCode, RefusalTable } from './refusal.ts';
import { parseParameters } from './request-fields.ts';
import { describeFailure } from './request-log.ts';
import {
  type UpstreamCall,
  type UpstreamAnswer,
  type AskMore,
  type UpstreamFailure,
  ask,
  buildQuery,
} from './upstream/upstream.ts';

/** Refusals of every answer of the content base. A status 400 of it is about the visitor's fields. */
export const contentBaseRefusals = [
  'not-configured',
  'parameter-invalid',
  'upstream-wrong',
  'upstream-slow',
  'upstream-busy',
] as const satisfies readonly RefusalCode[];

interface Question<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
> {
  readonly path: string;
  readonly name: string;
  readonly methods: readonly Method[];
  readonly isPersonal: boolean;
  /** How long an answer is served from the cache, in milliseconds. */
  readonly freshMs: number;
  /** Answers hold no personal data and are few, so they may be stored outside the process. */
  readonly isLasting?: true;
  /** Fields of a request; any other field is refused. */
  readonly asked: Asked;
  readonly toCall: (asked: z.output<Asked>) => UpstreamCall;
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
  /** Sentences of its refusals that are not the platform's. */
  readonly refusals?: RefusalTable;
  /** Marks the endpoint as guessable. Returns true when nothing is known about the requested number. */
  readonly isUnknown?: (stored: z.output<StoredAnswer>, now: number) => boolean;
}

/** An endpoint whose question other endpoints may ask too. */
interface LiveEndpoint<Asked, StoredAnswer> extends Endpoint<'contentBase'> {
  readonly find: (
    asked: Asked,
    context: LiveContext<'contentBase'>,
  ) => Promise<Result<FoundAnswer<StoredAnswer>, Refusal>>;
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

/** An endpoint that answers from the cache, or asks the content base.
 * @example liveEndpoint({ name: 'content-search', asked, toCall: (asked) => ({ path: 'wp/v2/search', parameters: asked }), … }) */
export function liveEndpoint<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  question: Question<Asked, Upstream, StoredAnswer, Answer>,
): LiveEndpoint<z.output<Asked>, z.output<StoredAnswer>> {
  const { path, name, methods, isPersonal, isUnknown, asked, answered, refusals } = question;
  const operation = { asked, answered, refusals: contentBaseRefusals };
  return {
    path,
    name,
    methods,
    operations: Object.fromEntries(methods.map((method) => [method, operation])),
    isPersonal,
    ...(refusals && { refusals }),
    ...(isUnknown && { isGuessable: true }),
    answer: async (parameters, context) => {
      const asked = parseParameters(question.asked, parameters);
      if (asked.type === 'failure') return asked;
      const found = await find(question, asked.value, context);
      return found.type === 'failure' ? found : success(toAnswer(question, found.value, context));
    },
    find: (asked, context) => find(question, asked, context),
  };
}

function toAnswer<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(
  { show }: Question<Asked, Upstream, StoredAnswer, Answer>,
  { value, isStale, ...found }: FoundAnswer<z.output<StoredAnswer>>,
  { isDemonstration, clock }: LiveContext,
): LiveAnswer {
  const asOf = new Date(found.from.savedAt).toISOString();
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
  { contentBase, limits, cache, clock, noteGuess }: LiveContext<'contentBase'>,
): Promise<Result<FoundAnswer<z.output<StoredAnswer>>, Refusal>> {
  if (!contentBase) return failure({ code: 'not-configured' });
  const { freshMs, isLasting = false, stored: schema, response, read, recover } = question;
  const call = question.toCall(asked);
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
  const address = `${call.path}?${buildQuery(call).toString()}`;
  // What a visitor asks for privately is in no key.
  const key = question.isPersonal ? digest(address) : address;
  const found = await cache.find({ key, freshMs, isLasting, schema, load });
  if (found.type === 'failure') return failure(toRefusal(found.failure));

  const { value, ...from } = found.value;
  const isStale = from.cache === 'stale';
  const leftMs = isStale ? 0 : Math.max(0, from.savedAt + freshMs - clock());
  const guess = from.cache === 'hit' ? undefined : question.isUnknown?.(value, clock());
  if (guess !== undefined) noteGuess(guess ? 'unknown' : 'known');
  return success({ value, from, isStale, leftOut, freshMs: leftMs });
}

/** The visitor's refusal for a failed upstream call. */
function toRefusal(reason: UpstreamFailure): Refusal {
  const described = describeFailure(reason);
  if (reason.reason === 'slow') return { code: 'upstream-slow', reason: described };
  if (reason.reason === 'busy') return { code: 'upstream-busy', reason: described, retryAfterSeconds: 5 };
  // Our call is well-formed, so status 400 refers to the visitor's input, such as a page number beyond the last.
  if (reason.reason === 'status' && reason.status === 400)
    return { code: 'parameter-invalid', reason: described };
  return { code: 'upstream-wrong', reason: described };
}
