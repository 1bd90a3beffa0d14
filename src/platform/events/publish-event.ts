import type { StaleReason } from '#platform/engine/reason.ts';

/** What a publish does. A sync has the lock and the compiler from it. */
export type PublishEvent =
  /** The job waits for another process, which changes the state or what is synced from the page builder. */
  | { readonly type: 'lock-awaited'; readonly of: 'state' | 'page-builder' }
  | { readonly type: 'compiling' }
  | { readonly type: 'rendering'; readonly total: number }
  | { readonly type: 'target-rendered'; readonly address: string; readonly reason: StaleReason }
  | { readonly type: 'file-removed'; readonly file: string }
  /** Those who make pages in the page builder could not be told what is refused. */
  | { readonly type: 'mail-failed'; readonly reason: string };
