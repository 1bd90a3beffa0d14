/** The one way to keep something for later: a cache with a name and two limits, bytes and entries. What was used longest
 * ago goes first. Every cache of the process is registered, so that the status page and the doctor can list what each
 * holds. Sizes are estimates: keys count, and so does what an entry takes of its own. */
import { LRUCache } from 'lru-cache';

export interface BoundedCacheOptions<Value> {
  /** What is kept, in English, for the list of caches. Caches of one name are listed together. */
  readonly name: string;
  readonly maxBytes: number;
  readonly maxEntries: number;
  /** @returns Bytes of a value, without its key. */
  readonly sizeOf: (value: Value) => number;
}

export interface CacheReport {
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** Bytes that an entry takes beside its key and its value: places in the map, in the queue and in the list of sizes. */
const entryBytes = 128;

export class BoundedCache<Value extends object | string | number> {
  readonly #options: BoundedCacheOptions<Value>;
  /** Made for the first value: it takes room for all entries at once, a millisecond for 30,000. */
  #cached: LRUCache<string, Value> | undefined;

  constructor(options: BoundedCacheOptions<Value>) {
    this.#options = options;
    registerCache(this);
  }

  /** What is found counts as used. */
  get(key: string): Value | undefined {
    return this.#cached?.get(key);
  }

  /** A value that has grown since is weighed anew. */
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
    const { maxEntries, maxBytes, sizeOf } = this.#options;
    return new LRUCache<string, Value>({
      max: maxEntries,
      // What is larger than all of it is not kept, and puts nothing out.
      maxSize: maxBytes,
      sizeCalculation: (value, key) => entryBytes + textBytes(key) + Math.ceil(sizeOf(value)),
    });
  }
}

/** Bytes of a text in memory, at most. */
export function textBytes(text: string): number {
  return text.length * 2;
}

export interface ReportingCache {
  report(): CacheReport;
}

/** A cache that was garbage-collected is no longer listed. */
let registered: readonly WeakRef<ReportingCache>[] = [];

/** For what is kept in another way, since nothing of it may be put out before its time. It bounds itself. */
export function registerCache(cache: ReportingCache): void {
  registered = [...registered.filter((known) => known.deref() !== undefined), new WeakRef(cache)];
}

/** @returns The caches of this thread in the order of their names; those of one name as one. */
export function listCaches(): readonly CacheReport[] {
  return sumCaches(registered.flatMap((known) => known.deref()?.report() ?? []));
}

/** @returns Those of one name as one, in the order of their names. */
export function sumCaches(reports: readonly CacheReport[]): readonly CacheReport[] {
  const named = Object.groupBy(reports, ({ name }) => name);
  return Object.values(named)
    .flatMap((same = []) => (same[0] ? [same.reduce(sumOf)] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function sumOf(one: CacheReport, other: CacheReport): CacheReport {
  return {
    name: one.name,
    entries: one.entries + other.entries,
    bytes: one.bytes + other.bytes,
    maxEntries: one.maxEntries + other.maxEntries,
    maxBytes: one.maxBytes + other.maxBytes,
  };
}
