import type { Clock } from '#base/clock.ts';
import { tallinnDay } from '#model/tallinn-day.ts';

/** Forms of one day, of the whole site: behind them are people who read each, and a disk. Counted in this process alone,
 * and from its start. */
export class FormQuota {
  readonly max: number;
  readonly #clock: Clock;
  #day = '';
  #sent = 0;

  constructor(max: number, clock: Clock) {
    this.max = max;
    this.#clock = clock;
  }

  /** Of today. */
  get sent(): number {
    return this.#day === tallinnDay(this.#clock()) ? this.#sent : 0;
  }

  /** @returns Whether one more may be sent. */
  take(): boolean {
    const sent = this.sent + 1;
    this.#day = tallinnDay(this.#clock());
    this.#sent = Math.min(sent, this.max);
    return sent <= this.max;
  }

  /** What was taken was not sent. */
  giveBack(): void {
    this.#sent = Math.max(0, this.#sent - 1);
  }
}
