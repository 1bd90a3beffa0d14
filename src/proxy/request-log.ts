import { log } from '#base/log.ts';
import type { RefusalCode } from './refusal.ts';

/** Log event of one request. It contains no query, no contract number and no address. */
export interface LogEntry {
  readonly requestId: string;
  /** Name of the endpoint; absent for unknown paths. */
  readonly endpoint?: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly cache?: 'hit' | 'miss' | 'stale';
  readonly refusal?: RefusalCode;
  /** Upstream failure. */
  readonly reason?: string;
}

export type Report = (entry: LogEntry) => void;

export const reportToLog: Report = (entry) => {
  log.info('request', { ...entry });
};
