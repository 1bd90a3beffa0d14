/** An endpoint that makes one call to the content base: parse the request, call or read the cache, format the answer. */
import type { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import type { Endpoint, LiveContext, LiveAnswer, Method } from './endpoint.ts';
import { parseParameters } from './request-fields.ts';
import type { Refusal } from './refusal.ts';
import {
  ask,
  queryOf,
  type UpstreamAnswer,
  type UpstreamCall,
  type UpstreamFailure,
} from './upstream/upstream.ts';

interface Question<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
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
  readonly read: (
    response: UpstreamAnswer<z.output<Upstream>>,
    asked: z.output<Asked>,
  ) => Result<z.output<StoredAnswer>, UpstreamFailure>;
  /** Turns a failure into an answer, where the failure is a valid result. */
  readonly recover?: (failure: UpstreamFailure) => z.output<StoredAnswer> | undefined;
  readonly show: (stored: z.output<StoredAnswer>, now: number) => Readonly<Record<string, unknown>>;
  /** Marks the endpoint as guessable. Returns true when nothing is known about the requested number. */
  readonly isUnknown?: (stored: z.output<StoredAnswer>, now: number) => boolean;
}

export function liveEndpoint<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
>(question: Question<Asked, Upstream, StoredAnswer>): Endpoint {
  const { name, methods, isPersonal, isUnknown } = question;
  return {
    name,
    methods,
    isPersonal,
    ...(isUnknown && { isGuessable: true }),
    answer: async (parameters, context) => {
      const asked = parseParameters(question.asked, parameters);
      if (asked.type === 'failure') return asked;
      return answerTo(question, asked.value, context);
    },
  };
}

async function answerTo<
  Asked extends z.core.$ZodType,
  Upstream extends z.core.$ZodType,
  StoredAnswer extends z.core.$ZodType,
>(
  question: Question<Asked, Upstream, StoredAnswer>,
  asked: z.output<Asked>,
  { contentBase, limits, cache, clock }: LiveContext,
): Promise<Result<LiveAnswer, Refusal>> {
  if (!contentBase) return failure({ code: 'not-configured' });
  const { freshMs, isLasting = false, stored: schema, response, read, recover, show } = question;
  const call = question.callOf(asked);
  const load = async () => {
    const answer = await ask(call, { upstream: contentBase, limits, schema: response });
    if (answer.type === 'success') return read(answer.value, asked);
    const recovered = recover?.(answer.failure);
    return recovered === undefined ? answer : success(recovered);
  };
  const key = `${call.path}?${queryOf(call).toString()}`;
  const found = await cache.find({ key, freshMs, isLasting, schema, load });
  if (found.type === 'failure') return failure(refusalOf(found.failure));

  const { value, ...from } = found.value;
  const isStale = from.cache === 'stale';
  const body = {
    ...show(value, clock()),
    isDemonstration: contentBase.isDemonstration,
    isStale,
    asOf: new Date(from.savedAt).toISOString(),
  };
  const leftMs = isStale ? 0 : Math.max(0, from.savedAt + freshMs - clock());
  const isUnknown = question.isUnknown?.(value, clock());
  return success({ body, freshMs: leftMs, from, ...(isUnknown !== undefined && { isUnknown }) });
}

/** The visitor's refusal for a failed upstream call. */
function refusalOf(reason: UpstreamFailure): Refusal {
  const described = describeFailure(reason);
  if (reason.reason === 'slow') return { code: 'upstream-slow', reason: described };
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
