import type { LogFields } from '#platform/base/log.ts';

/** One request to the live part. It contains no query, no contract number and no address. */
export interface LiveCall {
  readonly type: 'live-call';
  readonly requestId: string;
  /** Name of the endpoint; absent for unknown paths. */
  readonly endpoint?: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly cache?: 'hit' | 'miss' | 'stale';
  /** Code of the refusal. */
  readonly refusal?: string;
  /** Upstream failure. */
  readonly reason?: string;
  /** Paths of entries of the upstream's response that could not be read and are left out: `0.date, 3.name`. */
  readonly leftOut?: string;
}

/** What the live part does, on the server and in functions. */
export type LiveEvent =
  | LiveCall
  /** A decision about a build on Netlify.
   * @property fields What else the outcome has. */
  | {
      readonly type: 'rebuild';
      readonly step: 'debounce' | 'check';
      readonly outcome: string;
      readonly fields: LogFields;
    };
