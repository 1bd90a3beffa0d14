import type { Clock } from '#base/clock.ts';
import type { Kept, Storage } from './storage.ts';

export interface MemoryLimits {
  /** Characters of all answers together. */
  readonly characters: number;
  /** Addresses that are counted at the same time. */
  readonly counters: number;
}

const defaultLimits: MemoryLimits = { characters: 32_000_000, counters: 100_000 };

interface Expiring extends Kept {
  readonly untilMs: number;
}

/** Remembers within the process and never more than the limits: what was used longest ago goes first. */
export class MemoryStorage implements Storage {
  readonly #clock: Clock;
  readonly #limits: MemoryLimits;
  readonly #kept = new Map<string, Expiring>();
  readonly #counters = new Map<string, { events: number; readonly endsAt: number }>();
  #characters = 0;

  constructor(clock: Clock, limits = defaultLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  load(key: string): Promise<Kept | undefined> {
    const kept = this.#kept.get(key);
    if (kept) this.#drop(key);
    if (!kept || kept.untilMs <= this.#clock()) return Promise.resolve(undefined);
    this.#add(key, kept);
    return Promise.resolve(kept);
  }

  keep(key: string, kept: Kept, untilMs: number): Promise<void> {
    this.#drop(key);
    this.#add(key, { ...kept, untilMs });
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#limits.characters) break;
      this.#drop(oldest);
    }
    return Promise.resolve();
  }

  count(key: string, windowMs: number): Promise<{ readonly events: number; readonly endsAt: number }> {
    const now = this.#clock();
    const open = this.#counters.get(key);
    const counter = open && open.endsAt > now ? open : { events: 0, endsAt: now + windowMs };
    counter.events += 1;
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    if (this.#counters.size > this.#limits.counters) {
      const [oldest] = this.#counters.keys();
      if (oldest !== undefined) this.#counters.delete(oldest);
    }
    return Promise.resolve({ ...counter });
  }

  /** A Map keeps the order of insertion, so the last added is the last used. */
  #add(key: string, kept: Expiring): void {
    this.#kept.set(key, kept);
    this.#characters += key.length + kept.text.length;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#characters -= key.length + kept.text.length;
  }
}
