/** Where messages to customer service go: the company's helpdesk, or the demonstration in its place. */
import type { Result } from '#base/result.ts';
import type { HelpdeskField } from '#model/live-answer.ts';
import type { Attachment } from '../attachment.ts';
import type { UpstreamFailure } from '../upstream/upstream.ts';

export interface Submission {
  /** By the helpdesk's own names; any other name is a label, under which it adds the text to the description. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment: Attachment | undefined;
}

/** docs/upstreams.md §5, the six outcomes. `because` is for the log. */
export type SubmissionOutcome =
  | { readonly type: 'sent'; readonly ticket: string }
  /** By the helpdesk's names. */
  | { readonly type: 'fields-refused'; readonly fields: readonly string[] }
  /** The helpdesk's words, where it has any. */
  | { readonly type: 'refused'; readonly text: string | undefined }
  | { readonly type: 'session-expired' }
  | { readonly type: 'down'; readonly reason: UpstreamFailure }
  /** It may have arrived, so it must not be sent again. */
  | { readonly type: 'unconfirmed'; readonly reason: UpstreamFailure };

export interface Helpdesk {
  readonly isDemonstration: boolean;
  /** Name of the field that holds the topic. */
  readonly topicField: string;
  /** What the helpdesk's own form asks. */
  loadFields(): Promise<Result<readonly HelpdeskField[], UpstreamFailure>>;
  submit(submission: Submission): Promise<SubmissionOutcome>;
}
