/** Whether the site stays as it was before a publish that was rolled back: said once in the log, and to the metrics. */
import type { Clock } from '#base/clock.ts';
import type { LiveContent } from '#publish/live-content.ts';
import type { ContentWork } from '../metrics/content-work.ts';
import type { JobFailures } from './job-failures.ts';

const held = 'The last publish was rolled back. The site stays unchanged until the next `npm run build`.';

/** A rollback and a build are commands of other processes, which tell this one nothing. */
const pauseMs = 60_000;

interface HeldOptions {
  readonly work: Pick<LiveContent, 'isHeld'>;
  readonly clock: Clock;
  readonly note?: (work: ContentWork) => void;
}

export class HeldSite {
  readonly #options: HeldOptions;
  readonly #failures: JobFailures;
  #checkedAt = -Infinity;

  constructor(options: HeldOptions, failures: JobFailures) {
    this.#options = options;
    this.#failures = failures;
  }

  /** If another process holds the site, the code that starts the server has already logged that. */
  begin(): void {
    if (this.#options.work.isHeld()) this.#failures.known('held', held);
  }

  check(): boolean {
    const { work, clock, note } = this.#options;
    const isHeld = work.isHeld();
    this.#checkedAt = clock();
    if (isHeld) this.#failures.reportOnce('held', held);
    else this.#failures.fixed('held');
    note?.({ type: 'held', isHeld });
    return isHeld;
  }

  /** For frequent calls: opening the state each time would cost more than it tells. */
  checkSometimes(): void {
    if (this.#options.clock() - this.#checkedAt >= pauseMs) this.check();
  }
}
