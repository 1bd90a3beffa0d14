/** How many words one network may add a day, so that nobody fills the list of a day alone. Only a count of each network is
 * kept, in memory, apart from the words. */
import type { Clock } from '#base/clock.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { Refusal } from '../refusal.ts';
import { neighbourhoodOf } from '../request.ts';
import { MemoryCounter } from '../storage.ts';

/** Of `maxWordsOfDay`, the twenty-fifth part. */
export const maxWordsOfNetwork = 20;

const dayMs = 24 * 60 * 60 * 1000;

export class WordShare {
  readonly #clock: Clock;
  readonly #counter: MemoryCounter;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#counter = new MemoryCounter('networks that sent unanswered words', clock);
  }

  /** @param address Client address. */
  async take(address: string): Promise<Result<undefined, Refusal>> {
    const { events, endsAt } = await this.#counter.count(neighbourhoodOf(address), dayMs);
    if (events <= maxWordsOfNetwork) return success(undefined);
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - this.#clock()) / 1000));
    return failure({ code: 'too-many-requests', retryAfterSeconds });
  }
}
