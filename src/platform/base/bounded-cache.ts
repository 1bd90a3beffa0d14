/** The only cache of this project: an LRU cache with a name and two limits, bytes and entries. Every cache of the
 * process is registered, so that the status page and the doctor can list it. Sizes are estimates that include the key
 * and a fixed overhead per entry. */
import { LRUCache } from 'lru-cache';

export interface BoundedCacheOptions<Value> {
  /** What is cached, in English, for the list of caches. Caches with the same name are listed as one. */
  readonly name: string;
  readonly maxBytes: number;
  readonly maxEntries: number;
  /** @returns Size of a value in bytes, without its key. */
  readonly countBytes: (value: Value) => number;
}

export interface CacheReport {
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** Estimated overhead per entry in bytes: map, LRU list and size table. */
const entryBytes = 128;

export class BoundedCache<Value extends object | string | number> {
  readonly #options: BoundedCacheOptions<Value>;
  /** Created for the first value: lru-cache allocates room for all entries at once, a millisecond for 30,000. */
  #cached: LRUCache<string, Value> | undefined;

  constructor(options: BoundedCacheOptions<Value>) {
    this.#options = options;
    registerCache(this);
  }

  /** A hit counts as use. */
  get(key: string): Value | undefined {
    return this.#cached?.get(key);
  }

  /** Setting the same value again measures its size again: it may have grown. */
  set(key: string, value: Value): void {
    const kept = (this.#cached ??= this.#make());
    if (kept.peek(key) === value) kept.delete(key);
    kept.set(key, value);
  }

  delete(key: string): void {
    this.#cached?.delete(key);
  }

  clear(): void {
    this.#cached?.clear();
  }

  report(): CacheReport {
    const { name, maxBytes, maxEntries } = this.#options;
    const { size = 0, calculatedSize = 0 } = this.#cached ?? {};
    return { name, entries: size, bytes: calculatedSize, maxEntries, maxBytes };
  }

  #make(): LRUCache<string, Value> {
    const { maxEntries, maxBytes, countBytes } = this.#options;
    return new LRUCache<string, Value>({
      max: maxEntries,
      // A value larger than the limit is not cached and evicts nothing.
      maxSize: maxBytes,
      sizeCalculation: (value, key) => entryBytes + textBytes(key) + Math.ceil(countBytes(value)),
    });
  }
}

/** Max bytes of a string in memory. */
export function textBytes(text: string): number {
  return text.length * 2;
}

interface ReportingCache {
  report(): CacheReport;
}

/** Weak references: an unused cache disappears from the list. */
let registered: readonly WeakRef<ReportingCache>[] = [];

/** Adds a cache to the list, and takes those off that exist no more. */
function registerCache(cache: ReportingCache): void {
  registered = [...registered.filter((known) => known.deref() !== undefined), new WeakRef(cache)];
}

/** @returns The caches of this thread sorted by name; caches with the same name are added up. */
export function listCaches(): readonly CacheReport[] {
  return sumCaches(registered.flatMap((known) => known.deref()?.report() ?? []));
}

/** @returns Sorted by name; caches with the same name are added up. */
export function sumCaches(reports: readonly CacheReport[]): readonly CacheReport[] {
  const named = Object.groupBy(reports, ({ name }) => name);
  return Object.values(named)
    .flatMap((same = []) => (same[0] ? [same.reduce(addReports)] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function addReports(one: CacheReport, other: CacheReport): CacheReport {
  return {
    name: one.name,
    entries: one.entries + other.entries,
    bytes: one.bytes + other.bytes,
    maxEntries: one.maxEntries + other.maxEntries,
    maxBytes: one.maxBytes + other.maxBytes,
  };
}
