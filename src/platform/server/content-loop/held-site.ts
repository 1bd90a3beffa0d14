/** Whether the site stays as it was before a publish that was rolled back. */
import type { Clock } from '#platform/base/clock.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { LiveContent } from '#platform/publish/live-content.ts';

/** A rollback and a build are commands of other processes, which tell this one nothing. */
const pauseMs = 60_000;

interface HeldOptions {
  readonly work: Pick<LiveContent, 'isHeld'>;
  readonly clock: Clock;
  readonly report: Report;
}

export class HeldSite {
  readonly #options: HeldOptions;
  #checkedAt = -Infinity;

  constructor(options: HeldOptions) {
    this.#options = options;
  }

  check(): boolean {
    const { work, clock, report } = this.#options;
    const isHeld = work.isHeld();
    this.#checkedAt = clock();
    report({ type: 'held', isHeld });
    return isHeld;
  }

  /** For frequent calls: opening the state each time would cost more than it tells. */
  checkSometimes(): void {
    if (this.#options.clock() - this.#checkedAt >= pauseMs) this.check();
  }
}
