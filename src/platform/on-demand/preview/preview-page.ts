/** GET /preview: a draft rendered as its page, for the holder of a signed link. */
import { failure, type Result, success, toMessage } from '#platform/base/result.ts';
import { WorkError } from '#platform/base/threads/work-error.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { LinkFault } from '#platform/calls/signed-link.ts';
import type { MakePreview, PreviewOrder } from './make-preview.ts';
import { parsePreviewRequest, verifyPreview } from './preview-link.ts';
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
    const opened = open(request, dependencies);
    if (opened.type === 'failure') return refusePreview({ reason: opened.failure }, { isHead });
    // Why there is no preview is said in the frame too.
    const { frame } = opened.value.asked;
    try {
      const outcome = await make(opened.value);
      return outcome.type === 'success' ? outcome.value : refusePreview(outcome.failure, { isHead, frame });
    } catch (cause) {
      dependencies.report({ type: 'preview-failed', reason: toMessage(cause) });
      return refusePreview({ reason: toReason(cause) }, { isHead, frame });
    }
  };
}

function toReason(cause: unknown): 'late' | 'busy' | 'failed' {
  const reason = cause instanceof WorkError ? cause.reason : 'failed';
  if (reason === 'late') return reason;
  return reason === 'overloaded' || reason === 'stopped' ? 'busy' : 'failed';
}

function open(
  request: Request,
  { secret, clock }: PreviewDependencies,
): Result<PreviewOrder, LinkFault | 'method' | 'not-configured'> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure('method');
  if (secret === undefined) return failure('not-configured');
  const query = new URL(request.url).searchParams;
  const asked = parsePreviewRequest(query);
  const now = clock();
  const link = verifyPreview(query, asked, { secret, now });
  if (link.type === 'failure') return link;
  if (!asked) return failure('unsigned');
  return success({ asked, until: link.value, isHead: request.method === 'HEAD', now });
}
