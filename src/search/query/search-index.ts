/** The search index of one language; loads only what a query needs. Hits in the start part come first, then the newest
 * posts, then older segments. */
import type { Locale } from '#model/locale.ts';
import { type ResultType, typeOfKind } from '#model/result-type.ts';
import { type PostEntry, postKey, type SearchEntry } from '../format/entry.ts';
import { type LoadJson, PartStore } from './part-store.ts';
import { matchQuery, type QueryMatches } from './match-query.ts';
import { type Hit, rankDocuments, resultLimit } from './rank.ts';
import { exactFirst, matchedWords, type SearchResult, toResult } from './result.ts';
import { type DocumentSet, documentsOfEntries, SegmentDocuments, StampError } from './document-set.ts';
import { parseQuery, type Query } from './term.ts';

export interface Wanted {
  /** Number of results. */
  readonly count: number;
  /** Types to search; all by default. */
  readonly types?: readonly ResultType[];
  /** Max characters of a snippet; has a default. */
  readonly snippetLength?: number;
}

export interface SearchAnswer {
  /** Best first, at most as many as requested. */
  readonly results: readonly SearchResult[];
  /** Number of hits, at most 50. */
  readonly total: number;
  /** What was found, also beyond the results: the address of each hit, or the key of an article. */
  readonly keys: readonly string[];
  /** No further answer follows. */
  readonly isComplete: boolean;
}

const nothing: SearchAnswer = { results: [], total: 0, keys: [], isComplete: true };

/** The documents of the start part, and the ends of the segments with the remaining posts. */
interface StartDocuments {
  readonly documents: DocumentSet;
  /** Absent: the documents include all posts. */
  readonly ends: readonly number[] | undefined;
}

export class SearchIndex {
  readonly #locale: Locale;
  readonly #parts: PartStore;
  readonly #segments = new Map<number, SegmentDocuments>();
  readonly #posts = new Map<number, PostEntry>();
  #start: Promise<StartDocuments> | undefined;
  #newest: Promise<DocumentSet> | undefined;

  constructor(locale: Locale, load: LoadJson) {
    this.#locale = locale;
    this.#parts = new PartStore(locale, load);
  }

  /** Loads what every query needs. Rejects when a part cannot be loaded; the next call tries again. */
  async open(): Promise<void> {
    await this.#openStart();
  }

  /** @param typed As the visitor typed it; without any word the result is empty.
   * @returns Answers; each replaces the one before it. */
  async *search(typed: string, wanted: Wanted): AsyncGenerator<SearchAnswer> {
    const query = parseQuery(typed, this.#locale);
    if (!query) {
      yield nothing;
      return;
    }
    try {
      yield* this.#answers(query, wanted);
    } catch (cause) {
      if (!(cause instanceof StampError)) throw cause;
      this.#forget();
      yield* this.#answers(query, wanted);
    }
  }

  async *#answers(query: Query, wanted: Wanted): AsyncGenerator<SearchAnswer> {
    const { documents, ends } = await this.#openStart();
    const isAll = ends === undefined || !isWanted('wp-post', wanted);
    yield await this.#answer(query, wanted, { sets: [documents], isComplete: isAll });
    if (isAll) return;
    const sets = [documents, await this.#openNewest()];
    yield await this.#answer(query, wanted, { sets, isComplete: ends.length === 0 });
    if (ends.length === 0) return;
    const all = await this.#withSegments(query, wanted, { sets, ends });
    yield await this.#answer(query, wanted, { sets: all, isComplete: true });
  }

  #forget(): void {
    this.#parts.forget();
    this.#segments.clear();
    this.#posts.clear();
    this.#start = undefined;
    this.#newest = undefined;
  }

  #openStart(): Promise<StartDocuments> {
    this.#start ??= this.#loadStart();
    this.#start.catch(() => (this.#start = undefined));
    return this.#start;
  }

  async #loadStart(): Promise<StartDocuments> {
    const { entries, posts } = await this.#parts.start();
    const documents = documentsOfEntries(entries, this.#locale);
    return { documents, ends: posts.type === 'here' ? undefined : posts.ends };
  }

  #openNewest(): Promise<DocumentSet> {
    this.#newest ??= this.#parts.newest().then((segment) => new SegmentDocuments(segment, this.#locale));
    this.#newest.catch(() => (this.#newest = undefined));
    return this.#newest;
  }

  /** Adds the ended segments and loads their postings for the query, from the newest segment on, until there are as
   * many hits as are ever shown. */
  async #withSegments(
    query: Query,
    wanted: Wanted,
    { sets, ends }: { readonly sets: readonly DocumentSet[]; readonly ends: readonly number[] },
  ): Promise<readonly DocumentSet[]> {
    const segments = await Promise.all(ends.map((end) => this.#openSegment(end)));
    const all = [...sets, ...segments];
    const matches = matchQuery(query, all);
    // Loads one segment, then two, four and so on.
    for (let done = 0; done < segments.length; done = 2 * done + 1) {
      if (wantedHits(all, { query, matches, wanted }).length >= resultLimit) break;
      const next = [...segments.keys()].toReversed().slice(done, 2 * done + 1);
      await Promise.all(
        next.map(async (place) => {
          const segment = segments[place];
          if (segment) await this.#complete(segment, ends[place] ?? 0, matchedWords(segment, matches));
        }),
      );
    }
    return all;
  }

  /** Loads the postings of some words. */
  async #complete(segment: SegmentDocuments, end: number, words: ReadonlySet<string>): Promise<void> {
    const missing = segment.missing(words);
    const loaded = await Promise.all(missing.map((part) => this.#parts.postings(end, part)));
    for (const [index, postings] of loaded.entries()) segment.add(missing[index] ?? 0, postings);
  }

  async #openSegment(end: number): Promise<SegmentDocuments> {
    const cached = this.#segments.get(end);
    if (cached) return cached;
    const documents = new SegmentDocuments(await this.#parts.segment(end), this.#locale);
    this.#segments.set(end, documents);
    return documents;
  }

  async #answer(
    query: Query,
    wanted: Wanted,
    { sets, isComplete }: { readonly sets: readonly DocumentSet[]; readonly isComplete: boolean },
  ): Promise<SearchAnswer> {
    const { count } = wanted;
    const matches = matchQuery(query, sets);
    const ranked = wantedHits(sets, { query, matches, wanted });
    const roughly = exactFirst(ranked, query, (hit) => this.#entryOf(hit)).slice(0, resultLimit);
    await Promise.all(roughly.slice(0, count).map((hit) => this.#loadEntry(hit)));
    const hits = exactFirst(roughly, query, (hit) => this.#entryOf(hit));
    const results = hits.slice(0, count).flatMap((hit) => {
      const entry = this.#entryOf(hit);
      const { snippetLength } = wanted;
      const words = matchedWords(hit.documents, matches);
      return entry ? [toResult(entry, { query, words, snippetLength })] : [];
    });
    return { results, total: hits.length, keys: hits.flatMap(keyOf), isComplete };
  }

  #entryOf({ documents, document }: Hit): SearchEntry | undefined {
    const found = documents.find(document);
    return typeof found === 'number' ? this.#posts.get(found) : found;
  }

  async #loadEntry({ documents, document }: Hit): Promise<void> {
    const id = documents.find(document);
    if (typeof id !== 'number' || this.#posts.has(id)) return;
    for (const post of await this.#parts.posts(id)) this.#posts.set(post.id, post);
  }
}

const isWanted = (type: ResultType, { types }: Wanted): boolean => types?.includes(type) ?? true;

function keyOf({ documents, document }: Hit): readonly string[] {
  const found = documents.find(document);
  if (found === undefined) return [];
  return [typeof found === 'number' ? postKey(found) : found.url];
}

interface HitContext {
  readonly query: Query;
  readonly matches: QueryMatches;
  readonly wanted: Wanted;
}

/** Hits by words, then those that are found directly. */
function wantedHits(sets: readonly DocumentSet[], { query, matches, wanted }: HitContext): readonly Hit[] {
  const ranked = rankDocuments(sets, matches, query);
  const known = new Map(sets.map((documents) => [documents, new Set<number>()]));
  for (const { documents, document } of ranked) known.get(documents)?.add(document);
  const others = sets.flatMap((documents) =>
    documents
      .directly(query)
      .filter((document) => !known.get(documents)?.has(document))
      .map((document): Hit => ({ documents, document, score: 0, isTitleHit: false })),
  );
  return [...ranked, ...others].filter(({ documents, document }) =>
    isWanted(typeOfKind(documents.kindOf(document)), wanted),
  );
}
