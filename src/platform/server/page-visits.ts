/** How often each page is asked for, and nothing about who asks: where all pages change, those are rendered first. */
import { join } from 'node:path';
import { z } from 'zod';
import { readWhole, writeWhole } from '#platform/base/files.ts';

/** Pages that are counted; then all counts are halved, and what is asked for rarely is forgotten. */
const maxCounted = 5000;

/** Pages that a publish hears of: all others take it a few seconds. */
const maxTold = 1000;

const file = 'page-visits.json';

const savedSchema = z.record(z.string(), z.int().positive());

/** Of one page. */
export interface VisitCount {
  visits: number;
}

export class PageVisits {
  readonly #file: string;
  /** Bounded by maxCounted. */
  readonly #counts = new Map<string, VisitCount>();

  constructor(stateDir: string) {
    this.#file = join(stateDir, file);
    for (const [page, visits] of Object.entries(readWhole(this.#file, savedSchema) ?? {}))
      this.#counts.set(page, { visits });
  }

  /** @param page Its file in the site.
   * @returns What whoever sends it counts up. */
  of(page: string): VisitCount {
    const known = this.#counts.get(page);
    if (known) return known;
    if (this.#counts.size >= maxCounted) this.#forgetRare();
    const count = { visits: 0 };
    this.#counts.set(page, count);
    return count;
  }

  /** @returns Files, the most frequent first. */
  mostAsked(): readonly string[] {
    return this.#ranked().map(([page]) => page);
  }

  /** For the next start: a new version changes all pages. */
  save(): void {
    const visits = Object.fromEntries(this.#ranked().map(([page, count]) => [page, count.visits]));
    try {
      writeWhole(this.#file, visits);
    } catch {
      // Without them (on a full disk, say) the next start renders in another order.
    }
  }

  #ranked(): readonly (readonly [page: string, count: VisitCount])[] {
    return [...this.#counts]
      .filter(([, { visits }]) => visits > 0)
      .toSorted(([, a], [, b]) => b.visits - a.visits)
      .slice(0, maxTold);
  }

  #forgetRare(): void {
    for (const [page, count] of this.#counts) {
      count.visits = Math.floor(count.visits / 2);
      if (count.visits === 0) this.#counts.delete(page);
    }
  }
}
