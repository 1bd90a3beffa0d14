/** GET /preview: a draft rendered as its page, for the holder of a signed link. */
import { failure, type Result, toMessage } from '#platform/base/result.ts';
import { WorkError } from '#platform/base/threads/work-error.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { MakePreview } from './make-preview.ts';
import { parsePreviewRequest, verifyPreview } from './preview-link.ts';
import type { ToldFault } from './previewed.ts';
import { refusePreview } from './refusal-page.ts';

export interface PreviewDependencies {
  /** undefined: previews are disabled. */
  readonly secret: string | undefined;
  readonly clock: () => number;
  /** Receives why a preview failed; never an address. */
  readonly report: Report;
}

export type AnswerPreview = (request: Request) => Promise<Response>;

/** Refuses every request without a valid link.
 * @returns A response to every request. */
export function openPreviews(dependencies: PreviewDependencies, make: MakePreview): AnswerPreview {
  return async (request) => {
    const isHead = request.method === 'HEAD';
    try {
      const outcome = await answer(request, dependencies, make);
      return outcome.type === 'success' ? outcome.value : refusePreview(outcome.failure, isHead);
    } catch (cause) {
      dependencies.report({ type: 'preview-failed', reason: toMessage(cause) });
      return refusePreview({ reason: toReason(cause) }, isHead);
    }
  };
}

function toReason(cause: unknown): 'late' | 'busy' | 'failed' {
  const reason = cause instanceof WorkError ? cause.reason : 'failed';
  if (reason === 'late') return reason;
  return reason === 'overloaded' || reason === 'stopped' ? 'busy' : 'failed';
}

async function answer(
  request: Request,
  { secret, clock }: PreviewDependencies,
  make: MakePreview,
): Promise<Result<Response, ToldFault>> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure({ reason: 'method' });
  if (secret === undefined) return failure({ reason: 'not-configured' });
  const query = new URL(request.url).searchParams;
  const asked = parsePreviewRequest(query);
  const now = clock();
  const link = verifyPreview(query, asked, { secret, now });
  if (link.type === 'failure') return failure({ reason: link.failure });
  if (!asked) return failure({ reason: 'unsigned' });
  return make({ asked, until: link.value, isHead: request.method === 'HEAD', now });
}
