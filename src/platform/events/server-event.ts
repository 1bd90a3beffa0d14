import type { PoolEvent } from '#platform/base/threads/thread-pool.ts';

/** What befalls the server besides its content. Nothing here is from a visitor: errors repeat addresses, file names and input, so
 * an error is its class and its place in the code. */
export type ServerEvent =
  | {
      readonly type: 'server-error';
      /** What failed: `A page could not be made`. */
      readonly what: string;
      readonly class: string;
      /** Kind, code and places of the error. */
      readonly error: string;
      /** The number that the visitor sees. */
      readonly requestId: string;
    }
  /** A request for a page that failed. */
  | {
      readonly type: 'page-request';
      readonly requestId: string;
      readonly method: string;
      readonly status?: number;
      readonly durationMs?: number;
      readonly outcome?: 'not-made';
    }
  /** What a proxy sends does not fit the settings. */
  | { readonly type: 'proxy-fault'; readonly advice: string }
  | { readonly type: 'credentials-refused'; readonly advice: string }
  | PoolEvent
  | { readonly type: 'preview-failed'; readonly reason: string }
  | { readonly type: 'content-check-failed'; readonly reason: string }
  /** The words for which visitors found nothing. */
  | { readonly type: 'unanswered-unreadable'; readonly reason: string };
