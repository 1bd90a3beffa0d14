/** What the log has of a request to the live part. */
import type { Result } from '#platform/base/result.ts';
import type { LiveAnswer } from './endpoint.ts';
import type { Refusal } from './refusal.ts';
import type { UpstreamFailure } from './upstream/upstream.ts';

/** What the log has of an outcome. */
export function describeOutcome(outcome: Result<LiveAnswer, Refusal>) {
  if (outcome.type === 'failure') {
    const { code, reason } = outcome.failure;
    return { refusal: code, ...(reason !== undefined && { reason }) };
  }
  const { from, leftOut = [] } = outcome.value;
  const { cache, failure: reason } = from;
  return {
    cache,
    ...(reason && { reason: describeFailure(reason) }),
    ...(leftOut.length > 0 && { leftOut: describeLeftOut(leftOut) }),
  };
}

/** Contains no values of the request or the response. */
export function describeFailure(reason: UpstreamFailure): string {
  if (reason.reason === 'status') return `status ${reason.status} ${reason.code ?? ''}`.trimEnd();
  return reason.reason === 'wrong-shape' ? `wrong-shape at ${reason.at}` : reason.reason;
}

/** Entries named in one line of the log. */
const maxNamed = 20;

function describeLeftOut(leftOut: readonly string[]): string {
  const more = leftOut.length - maxNamed;
  return leftOut.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
