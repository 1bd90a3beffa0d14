/** What the thread of the content tells the server about its work, for the metrics. It holds no content. */
import type { OutgoingRequest } from '#base/http/http-client.ts';

export type CheckedSource = 'content-base' | 'page-builder' | 'files';

export type ContentWork =
  | {
      readonly type: 'published';
      /** `start`: the publish with which the server began. */
      readonly reason: 'hook' | 'timer' | 'start';
      /** `partly`: some targets could not be rendered and keep their files. `held`: nothing was done, because the site was
       * rolled back. */
      readonly outcome: 'done' | 'partly' | 'failed' | 'held';
      readonly rendered: number;
      readonly removed: number;
      readonly failed: number;
      readonly ms: number;
      /** Milliseconds since the epoch, here and below. */
      readonly at: number;
    }
  /** A source was read as a whole, and the site shows what it holds unless a publish failed. */
  | { readonly type: 'checked'; readonly source: CheckedSource; readonly at: number }
  | { readonly type: 'failed'; readonly source: CheckedSource | 'entries' }
  /** Whether the site was rolled back and not published since. */
  | { readonly type: 'held'; readonly isHeld: boolean }
  /** Webhooks that are not on the site yet. */
  | { readonly type: 'waiting'; readonly count: number }
  /** From the arrival of a webhook until the site shows it. */
  | { readonly type: 'live'; readonly ms: number }
  | { readonly type: 'call'; readonly call: OutgoingRequest };
