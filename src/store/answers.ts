/** Answers to queries, each worked out once and kept while many targets ask for it. */
import type { DatabaseSync } from 'node:sqlite';
import { type Digest, digest } from '#base/digest.ts';
import { trustedJson } from '#base/json.ts';
import type { KeyRange } from '#base/key-range.ts';
import { type Ask, type Queries, queries, type QueryName } from './queries/queries.ts';
import { type ExternalAddresses, MissingEntryError, type QueryContext } from './queries/context.ts';
import { Connection } from './connection.ts';
import { Reader } from './reader.ts';

/** An answer that was given, as the engine remembers it. */
export interface GivenAnswer {
  readonly query: string;
  readonly digest: Digest;
  readonly dependencies: readonly KeyRange[];
}

interface Answer {
  readonly value: unknown;
  readonly given: GivenAnswer;
  /** Characters of its JSON. */
  readonly size: number;
}

/** Characters of all answers kept at once: those that all pages share are small, and those of single articles and
 * of parts of the search index are asked once and must not pile up. */
const keptSize = 2_000_000;

export class Answers {
  readonly #connection: Connection;
  readonly #externals: ExternalAddresses;
  readonly #cached = new Map<string, Answer>();
  #size = 0;

  constructor(database: DatabaseSync, externals: ExternalAddresses) {
    this.#connection = new Connection(database);
    this.#externals = externals;
  }

  /** What one target may use, recording each answer it was given.
   * @param given Receives the answers, once each. */
  recorder(given: Map<string, GivenAnswer>): Ask {
    return (name, ...args) => {
      const answer = this.#answer(JSON.stringify([name, ...args]), name, args);
      given.set(answer.given.query, answer.given);
      return answer.value as ReturnType<Queries[typeof name]>;
    };
  }

  /** Asks a query again by its key.
   * @returns undefined when it cannot be answered any more (its entry is gone). */
  ask(query: string): GivenAnswer | undefined {
    const [name, ...args] = trustedJson<[QueryName, ...unknown[]]>(query);
    try {
      return this.#answer(query, name, args).given;
    } catch (cause) {
      if (cause instanceof MissingEntryError) return undefined;
      throw cause;
    }
  }

  #answer(query: string, name: QueryName, args: readonly unknown[]): Answer {
    const cached = this.#cached.get(query);
    if (cached) {
      // The answers that many pages ask for are the ones to keep.
      this.#cached.delete(query);
      this.#cached.set(query, cached);
      return cached;
    }
    const reader = new Reader(this.#connection);
    const context: QueryContext = { reader, externals: this.#externals };
    const value = (queries[name] as (context: QueryContext, ...args: readonly unknown[]) => unknown)(
      context,
      ...args,
    );
    const json = JSON.stringify(value);
    const given = { query, digest: digest(json), dependencies: joinRanges(reader.dependencies) };
    const answer = { value, given, size: json.length };
    this.#keep(query, answer);
    return answer;
  }

  #keep(query: string, answer: Answer): void {
    this.#cached.set(query, answer);
    this.#size += answer.size;
    for (const [oldest, { size }] of this.#cached) {
      if (this.#size <= keptSize) return;
      this.#cached.delete(oldest);
      this.#size -= size;
    }
  }
}

/** Each span once. */
function joinRanges(ranges: readonly KeyRange[]): readonly KeyRange[] {
  const seen = new Map(ranges.map((range) => [`${range.list}\n${range.from}\n${range.until}`, range]));
  return [...seen.values()];
}
