import { UpstreamError } from '#platform/base/result.ts';
import type { ContentLoopEvent } from '#platform/events/content-loop-event.ts';
import { explainFailure } from '#platform/publish/explain-failure.ts';

type JobFailed = Extract<ContentLoopEvent, { readonly type: 'job-failed' }>;

/** The event of a job that failed. Of a bug it has the stack: an error loses its class between threads. */
export function jobFailed(job: JobFailed['job'], cause: unknown): JobFailed {
  const { text, isBug } = explainFailure(cause);
  const hasStack = isBug && cause instanceof Error && !(cause instanceof UpstreamError);
  return { type: 'job-failed', job, message: text, ...(hasStack && { stack: cause.stack }) };
}
