/** Logs the failures of jobs: each once, until the job succeeds or fails for another reason. */
import type { Log } from '#base/log.ts';
import { UpstreamError } from '#base/result.ts';
import { explainFailure } from '#publish/explain-failure.ts';

export class JobFailures {
  readonly #log: Pick<Log, 'error'>;
  /** Bounded by the kinds of job. The last message logged for each. */
  readonly #reported = new Map<string, string>();

  constructor(log: Pick<Log, 'error'>) {
    this.#log = log;
  }

  report(job: string, cause: unknown): void {
    const { text, isBug } = explainFailure(cause);
    const stack = isBug && cause instanceof Error ? (cause.stack ?? text) : text;
    const message = cause instanceof UpstreamError ? text : stack;
    this.reportOnce(job, text, `${message} The site stays unchanged; the job is retried later.`);
  }

  /** @param text Not logged again until the failure is fixed. */
  reportOnce(job: string, text: string, line = text): void {
    if (this.#reported.get(job) === text) return;
    this.#reported.set(job, text);
    this.#log.error(line);
  }

  /** Others have logged it. */
  known(job: string, text: string): void {
    this.#reported.set(job, text);
  }

  fixed(job: string): void {
    this.#reported.delete(job);
  }
}
