/** Histograms of durations as plain numbers: observing costs an addition, and all else is done when somebody reads. */

/** Upper bounds in milliseconds: a cached page takes less than the first, an upstream call at most 20 s. */
const boundsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000] as const;

/** The same in seconds, as Prometheus shows them. */
export const boundsSeconds: readonly number[] = boundsMs.map((ms) => ms / 1000);

export class Durations {
  /** By bound; the last is for longer ones. */
  readonly #counts = new Float64Array(boundsMs.length + 1);
  #sumMs = 0;

  observe(ms: number): void {
    let index = 0;
    while (index < boundsMs.length && ms > (boundsMs[index] ?? 0)) index += 1;
    // A Float64Array has every index up to the last bound.
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sumMs += ms;
  }

  get count(): number {
    return this.#counts.reduce((sum, one) => sum + one, 0);
  }

  get sumSeconds(): number {
    return this.#sumMs / 1000;
  }

  /** How many took at most as long as each bound. */
  get upTo(): readonly number[] {
    let sum = 0;
    return boundsMs.map((_, index) => (sum += this.#counts[index] ?? 0));
  }
}

export type Labels = Readonly<Record<string, string>>;

/** Sums or histograms by a few labels, whose values are our own words. */
class ByLabels<Value> {
  readonly #make: () => Value;
  readonly #max: number;
  /** Bounded by `max`. */
  readonly #values = new Map<string, { readonly labels: Labels; value: Value }>();

  /** @param max Combinations of labels; what comes later is not counted. */
  constructor(make: () => Value, max = 500) {
    this.#make = make;
    this.#max = max;
  }

  /** @returns undefined when there is no more room. */
  of(labels: Labels): { value: Value } | undefined {
    const key = Object.values(labels).join('\n');
    const known = this.#values.get(key);
    if (known || this.#values.size >= this.#max) return known;
    const made = { labels, value: this.#make() };
    this.#values.set(key, made);
    return made;
  }

  list(): readonly { readonly labels: Labels; readonly value: Value }[] {
    return [...this.#values.values()];
  }
}

export class Counts extends ByLabels<number> {
  constructor(max?: number) {
    super(() => 0, max);
  }

  add(labels: Labels, count = 1): void {
    const found = this.of(labels);
    if (found) found.value += count;
  }
}

export class Times extends ByLabels<Durations> {
  constructor(max?: number) {
    super(() => new Durations(), max);
  }

  observe(labels: Labels, ms: number): void {
    this.of(labels)?.value.observe(ms);
  }
}
