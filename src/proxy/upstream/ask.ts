/** One call to an upstream, held to its limits: time, bytes, type and shape of the answer. */
import { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import { readBoundedBytes } from '../bounded-bytes.ts';
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

export interface Asking<Schema extends z.core.$ZodType> {
  readonly upstream: Upstream;
  readonly limits: UpstreamLimits;
  readonly schema: Schema;
}

export async function ask<Schema extends z.core.$ZodType>(
  call: UpstreamCall,
  { upstream, limits, schema }: Asking<Schema>,
): Promise<Result<UpstreamAnswer<z.output<Schema>>, UpstreamFailure>> {
  const signal = AbortSignal.timeout(limits.timeMs);
  let response;
  let bytes;
  try {
    response = await upstream.send(call, signal);
    const refused = await faultOf(response);
    if (refused) return failure(refused);
    bytes = await readBoundedBytes(response.body, limits.bodyBytes);
  } catch {
    // Which network error it was changes nothing for anybody who waits for the answer.
    return failure({ reason: signal.aborted ? 'slow' : 'unreachable' });
  }
  if (bytes === undefined) return failure({ reason: 'too-large' });
  const json = parseJson(bytes);
  if (json === undefined) return failure({ reason: 'malformed' });
  if (!response.ok) return failure({ reason: 'status', status: response.status, code: codeOf(json) });
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return success({ body: parsed.data, headers: response.headers });
  return failure({ reason: 'wrong-shape', at: parsed.error.issues[0]?.path.map(String).join('.') ?? '' });
}

/** What the head of an answer already rules out; its body is let go of. */
async function faultOf({ status, headers, ok, body }: Response): Promise<UpstreamFailure | undefined> {
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/iu.test(headers.get('content-type') ?? '');
  if (isJson && (status < 300 || status >= 400)) return undefined;
  await body?.cancel();
  if (status >= 300 && status < 400) return { reason: 'redirect' };
  return ok ? { reason: 'wrong-type' } : { reason: 'status', status, code: undefined };
}

/** @returns undefined when it is no JSON, which has no such value. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The caller names the failure.
    return undefined;
  }
}

const errorSchema = z.object({ code: z.string() });

function codeOf(json: unknown): string | undefined {
  return errorSchema.safeParse(json).data?.code;
}
