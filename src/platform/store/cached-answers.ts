/** Computes answers to queries and caches them, because many targets use the same ones. */
import type { DatabaseSync } from 'node:sqlite';
import { type Digest, digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { KeyRange } from '#platform/base/key-range.ts';
import type { Kind, Schemas } from '#platform/cms/export/export.ts';
import { Connection } from './entry-rows.ts';
import {
  type Answer,
  type Ask,
  type ExternalAddresses,
  MissingEntryError,
  type QueryContext,
  type QueryName,
  type QueryTable,
} from './query.ts';
import { Reader } from './reader.ts';
import { RecentValues } from './recent-values.ts';

/** Trace of an answer: its digest and dependencies. */
export interface GivenAnswer {
  readonly query: string;
  readonly digest: Digest;
  readonly dependencies: readonly KeyRange[];
}

interface CachedAnswer {
  readonly value: unknown;
  readonly given: GivenAnswer;
}

/** Maximum size of the cache in characters. Answers shared by all pages are small; those of single articles and
 * search index parts are used once and must not accumulate. */
const keptSize = 2_000_000;

export interface AnswersOptions {
  readonly site: QuerySite;
  readonly externals: ExternalAddresses;
}

/** What answers need of the site. */
interface QuerySite {
  readonly kinds: Schemas;
  readonly queries: QueryTable;
}

export class Answers {
  readonly #connection: Connection;
  readonly #site: QuerySite;
  readonly #externals: ExternalAddresses;
  readonly #cached = new RecentValues<CachedAnswer>(keptSize);
  /** The last answer that is larger than all that is kept: the parts of a large segment of the search index follow each
   * other, and each asks for all its texts. */
  #large: CachedAnswer | undefined;

  constructor(database: DatabaseSync, { site, externals }: AnswersOptions) {
    this.#connection = new Connection(database);
    this.#site = site;
    this.#externals = externals;
  }

  /** Returns a function that answers queries for one target and records each answer.
   * @param given Receives each answer once. */
  recorder(given: Map<string, GivenAnswer>): Ask {
    return (name, ...args) => {
      const answer = this.#answer(JSON.stringify([name, ...args]), name, args);
      given.set(answer.given.query, answer.given);
      return answer.value as Answer<typeof name>;
    };
  }

  /** Evaluates a query again by its key.
   * @returns undefined if it has no answer any more (its entry was deleted). */
  ask(query: string): GivenAnswer | undefined {
    const [name, ...args] = trustedJson<[QueryName, ...unknown[]]>(query);
    try {
      return this.#answer(query, name, args).given;
    } catch (cause) {
      if (cause instanceof MissingEntryError) return undefined;
      throw cause;
    }
  }

  #answer(query: string, name: QueryName, args: readonly unknown[]): CachedAnswer {
    if (this.#large?.given.query === query) return this.#large;
    const cached = this.#cached.get(query);
    if (cached) return cached;
    const reader = new Reader(this.#connection);
    const { kinds, queries } = this.#site;
    const context: QueryContext = { reader, kinds: Object.keys(kinds) as Kind[], externals: this.#externals };
    const value = (queries[name] as (context: QueryContext, ...args: readonly unknown[]) => unknown)(
      context,
      ...args,
    );
    const json = JSON.stringify(value);
    const given = { query, digest: digest(json), dependencies: joinRanges(reader.dependencies) };
    const answer = { value, given };
    if (!this.#cached.add(query, answer, json.length)) this.#large = answer;
    return answer;
  }
}

/** Removes duplicates. */
function joinRanges(ranges: readonly KeyRange[]): readonly KeyRange[] {
  const seen = new Map(ranges.map((range) => [`${range.list}\n${range.from}\n${range.until}`, range]));
  return [...seen.values()];
}
