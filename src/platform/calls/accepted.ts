/** Answer to a message that asks for nothing. */
import { type Result, success } from '#platform/base/result.ts';
import type { LiveAnswer } from './endpoint.ts';
import type { Refusal } from './refusal.ts';

/** @param now Milliseconds since the Unix epoch.
 * @param more Further fields of the body. */
export function accepted(
  now: number,
  more: { readonly isRepeated?: boolean } = {},
): Result<LiveAnswer, Refusal> {
  return success({
    status: 202,
    body: { isAccepted: true, ...more, asOf: new Date(now).toISOString() },
    freshMs: 0,
    from: { savedAt: now, cache: 'miss', failure: undefined },
  });
}
