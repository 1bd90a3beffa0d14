/** An endpoint that asks the content base one question: check, call, keep, show. */
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
  /** How long an answer serves without a new call, in milliseconds. */
  readonly freshMs: number;
  /** Answers are about nobody and few, so they may be kept beyond the process. */
  readonly isLasting?: true;
  /** The fields that a request may have; every other is refused. */
  readonly asked: Asked;
  readonly callOf: (asked: z.output<Asked>) => UpstreamCall;
  /** The upstream's answer, as far as it is used. */
  readonly response: Upstream;
  /** What is kept and shown of it. */
  readonly stored: StoredAnswer;
  readonly read: (
    response: UpstreamAnswer<z.output<Upstream>>,
    asked: z.output<Asked>,
  ) => Result<z.output<StoredAnswer>, UpstreamFailure>;
  /** Failures that are an answer all the same. */
  readonly recover?: (failure: UpstreamFailure) => z.output<StoredAnswer> | undefined;
  readonly show: (stored: z.output<StoredAnswer>, now: number) => Readonly<Record<string, unknown>>;
  /** Present: the endpoint opens by a number that could be guessed; whether nothing is known of it. */
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

/** What a visitor is told when the upstream fails. */
function refusalOf(reason: UpstreamFailure): Refusal {
  const described = describeFailure(reason);
  if (reason.reason === 'slow') return { code: 'upstream-slow', reason: described };
  // Our own call is well-formed, so the content base refuses what the visitor asked for: a page beyond the last.
  if (reason.reason === 'status' && reason.status === 400)
    return { code: 'parameter-invalid', reason: described };
  return { code: 'upstream-wrong', reason: described };
}

/** For the log: no value of an answer, nor anything that was asked. */
export function describeFailure(reason: UpstreamFailure): string {
  if (reason.reason === 'status') return `status ${reason.status} ${reason.code ?? ''}`.trimEnd();
  return reason.reason === 'wrong-shape' ? `wrong-shape at ${reason.at}` : reason.reason;
}
