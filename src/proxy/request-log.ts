import { log } from '#base/log.ts';
import type { RefusalCode } from './refusal.ts';

/** One event a request. It holds nothing that a visitor wrote, neither query nor contract number, and no address. */
export interface LogEntry {
  readonly requestId: string;
  /** Name of the endpoint; absent when the address is none. */
  readonly endpoint?: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly cache?: 'hit' | 'miss' | 'stale';
  readonly refusal?: RefusalCode;
  /** What the upstream did, when it failed. */
  readonly reason?: string;
}

export type Report = (entry: LogEntry) => void;

export const reportToLog: Report = (entry) => {
  log.info('request', { ...entry });
};
