/** One call to an upstream, held to its limits: time, bytes, type and shape of the answer. */
import { z } from 'zod';
import type { HttpFailure } from '#base/http/http-response.ts';
import { readJson } from '#base/http/json.ts';
import { tryJson } from '#base/json.ts';
import { failure, type Result, success } from '#base/result.ts';
import { unreachable } from '#base/unreachable.ts';
import type { Upstream, UpstreamCall } from './upstream.ts';

export interface UpstreamLimits {
  readonly timeMs: number;
  readonly bodyBytes: number;
}

export type UpstreamFailure =
  | { readonly reason: 'unreachable' | 'slow' | 'redirect' | 'wrong-type' | 'too-large' | 'malformed' }
  /** The answer is JSON of another shape; `at` names the first place. */
  | { readonly reason: 'wrong-shape'; readonly at: string }
  /** `code` is WordPress's own, such as `rest_no_route`. */
  | { readonly reason: 'status'; readonly status: number; readonly code: string | undefined };

export interface UpstreamAnswer<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

export interface AskOptions<Schema extends z.core.$ZodType> {
  readonly upstream: Upstream;
  readonly limits: UpstreamLimits;
  readonly schema: Schema;
}

export async function ask<Schema extends z.core.$ZodType>(
  call: UpstreamCall,
  { upstream, limits, schema }: AskOptions<Schema>,
): Promise<Result<UpstreamAnswer<z.output<Schema>>, UpstreamFailure>> {
  const outcome = await upstream.send(call, limits);
  if (outcome.type === 'failure') return failure(upstreamFailure(outcome.failure));
  const { status, headers, bytes } = outcome.value;
  if (status < 200 || status > 299) {
    const json = tryJson(bytes);
    return failure(
      json === undefined ? { reason: 'malformed' } : { reason: 'status', status, code: codeOf(json) },
    );
  }
  const read = readJson(outcome.value, schema);
  return read.type === 'failure' ? read : success({ body: read.value, headers });
}

/** What a failed request means to whoever waits for the answer: which network error it was changes nothing. */
export function upstreamFailure({ reason, status = 0 }: HttpFailure): UpstreamFailure {
  switch (reason) {
    case 'timeout':
    case 'aborted':
      return { reason: 'slow' };
    case 'too-large':
      return { reason: 'too-large' };
    case 'redirected':
      return { reason: 'redirect' };
    case 'wrong-type':
      return status < 300 ? { reason: 'wrong-type' } : { reason: 'status', status, code: undefined };
    case 'refused-address':
    case 'malformed':
    case 'network':
      return { reason: 'unreachable' };
    default:
      return unreachable(reason);
  }
}

const errorSchema = z.object({ code: z.string() });

function codeOf(json: unknown): string | undefined {
  return errorSchema.safeParse(json).data?.code;
}
