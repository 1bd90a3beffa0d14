/** The receiver of messages to customer service: the company's helpdesk or the demo. */
import type { Result } from '#platform/base/result.ts';
import type { HelpdeskField } from '../helpdesk-answer.ts';
import type { Attachment } from '#shell/form/attachment.server.ts';
import type { UpstreamFailure } from '#platform/calls/upstream/upstream.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    /** undefined: other settings exist, but no helpdesk. */
    readonly helpdesk: Helpdesk | undefined;
  }
}

export interface Submission {
  /** By the helpdesk's field names. Other names become labels in the description. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment: Attachment | undefined;
}

/** docs/upstreams.md §5: the six outcomes. `reason` is for the log. */
export type SubmissionOutcome =
  | { readonly type: 'sent'; readonly ticket: string }
  /** By the helpdesk's field names. */
  | { readonly type: 'fields-refused'; readonly fields: readonly string[] }
  /** The helpdesk's own message, if it sent one. */
  | { readonly type: 'refused'; readonly text: string | undefined }
  | { readonly type: 'session-expired' }
  | { readonly type: 'down'; readonly reason: UpstreamFailure }
  /** The message may have arrived, so it must not be sent again. */
  | { readonly type: 'unconfirmed'; readonly reason: UpstreamFailure };

export interface Helpdesk {
  readonly isDemonstration: boolean;
  /** Name of the field that holds the topic. */
  readonly topicField: string;
  /** Fields of the helpdesk's own form. */
  loadFields(): Promise<Result<readonly HelpdeskField[], UpstreamFailure>>;
  submit(submission: Submission): Promise<SubmissionOutcome>;
}
