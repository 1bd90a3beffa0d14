import type { OutgoingRequest } from '#platform/base/http/http-client.ts';

/** What is read as a whole. */
export type ContentSource = 'content-base' | 'page-builder' | 'files';

/** What keeps the content of a running server up to date. None of it holds content. */
export type ContentLoopEvent =
  | {
      readonly type: 'published';
      /** `start`: the publish with which the server began. */
      readonly reason: 'hook' | 'timer' | 'start';
      /** `partly`: some targets could not be rendered and keep their files. `held`: nothing was done, because the site was
       * rolled back. `left`: the rest follows in a publish at once. */
      readonly outcome: 'done' | 'left' | 'partly' | 'failed' | 'held';
      readonly rendered: number;
      readonly removed: number;
      readonly failed: number;
      readonly ms: number;
      /** Milliseconds since the epoch, here and below. */
      readonly at: number;
    }
  /** The targets of a publish that is done but for them. */
  | { readonly type: 'targets-failed'; readonly message: string }
  /** A source was read as a whole, and the site shows what it holds unless a publish failed. `entries`: those that a webhook
   * names. */
  | { readonly type: 'job-done'; readonly job: ContentSource | 'entries'; readonly at: number }
  | {
      readonly type: 'job-failed';
      readonly job: ContentSource | 'entries' | 'publish';
      readonly message: string;
      /** Of a bug; it begins with the message. */
      readonly stack?: string | undefined;
    }
  /** Whether the site was rolled back and not published since. */
  | { readonly type: 'held'; readonly isHeld: boolean }
  /** Webhooks that are not on the site yet. */
  | { readonly type: 'webhooks-waiting'; readonly count: number }
  /** From the arrival of a webhook until the site shows it. */
  | { readonly type: 'webhook-live'; readonly ms: number }
  | { readonly type: 'upstream-asked'; readonly call: OutgoingRequest }
  | { readonly type: 'content-thread-died'; readonly reason: string };
