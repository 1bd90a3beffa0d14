/** What the log has of a request to the live part. */
import type { Result } from '#base/result.ts';
import type { LiveAnswer } from './endpoint.ts';
import { describeFailure } from './live-endpoint.ts';
import type { Refusal } from './refusal.ts';

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

/** Entries named in one line of the log. */
const maxNamed = 20;

function describeLeftOut(leftOut: readonly string[]): string {
  const more = leftOut.length - maxNamed;
  return leftOut.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
