/** What the log has of a request to the live part. */
import { log } from '#base/log.ts';
import type { Result } from '#base/result.ts';
import type { LiveAnswer } from './endpoint.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import type { UpstreamFailure } from './upstream/upstream.ts';

/** Log event of one request. It contains no query, no contract number and no address. */
export interface LogEntry {
  readonly requestId: string;
  /** Name of the endpoint; absent for unknown paths. */
  readonly endpoint?: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly cache?: 'hit' | 'miss' | 'stale';
  readonly refusal?: RefusalCode;
  /** Upstream failure. */
  readonly reason?: string;
  /** Paths of entries of the upstream's response that could not be read and are left out: `0.date, 3.name`. */
  readonly leftOut?: string;
}

export type Report = (entry: LogEntry) => void;

export const reportToLog: Report = (entry) => {
  log.info('request', { ...entry });
};

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
