/** The search index of one language; loads only what a query needs. Hits in the start part come first, then the newest
 * posts, then older segments. */
import type { Locale } from '#platform/languages/locale.ts';
import { resultLimit, type ResultType, typeOfKind } from '../result-type.ts';
import { postKey } from '../format/entry.ts';
import type { Segment } from '../format/parts.ts';
import { ObjectFinder } from '../objects/object-finder.ts';
import { FoundPosts } from './found-posts.ts';
import { type LoadJson, PartStore } from './part-store.ts';
import { matchQuery, type QueryMatches } from './match-query.ts';
import { isOwnMatter } from './own-matters.ts';
import type { Hit } from './hit.ts';
import { rankDocuments } from './rank.ts';
import { countNamed, exactFirst, matchedWords, type SearchResult, toResult } from './result.ts';
import { type DocumentSet, documentsOfEntries } from './document-set.ts';
import { readQuestion } from '../objects/phrase.ts';
import { StampError } from './loaded-segment.ts';
import { PostDocuments } from './post-documents.ts';
import { parseQuery, type Query } from './term.ts';

export interface Wanted {
  /** Number of results. */
  readonly count: number;
  /** Types to search; all by default. */
  readonly types?: readonly ResultType[];
  /** Max characters of a snippet; has a default. */
  readonly snippetLength?: number;
  /** Older posts are left out when what is newer answers the whole query as often as wanted. */
  readonly isOlderLeftOut?: boolean;
}

export interface SearchAnswer {
  /** Best first, at most as many as requested. */
  readonly results: readonly SearchResult[];
  /** Number of hits, at most 50. */
  readonly total: number;
  /** Older posts were left out. */
  readonly isOlderLeftOut?: boolean;
  /** What was found, also beyond the results: the address of each hit, or the key of an article. */
  readonly keys: readonly string[];
  /** No further answer follows. */
  readonly isComplete: boolean;
  /** Objects that may have been meant, where none is called so: no part of what was found. */
  readonly suggestions?: readonly SearchResult[];
}

export const nothing: SearchAnswer = { results: [], total: 0, keys: [], isComplete: true };

/** The documents of the start part, and the ends of the segments with the remaining posts. */
interface StartDocuments {
  readonly documents: DocumentSet;
  /** Absent: the documents include all posts. */
  readonly ends: readonly number[] | undefined;
}

interface NewestPosts {
  readonly segment: Segment;
  readonly documents: DocumentSet;
}

/** All posts. */
interface AllPosts {
  /** Ids of the last posts of the segments whose postings are files of their own. */
  readonly ends: readonly number[];
  readonly documents: PostDocuments;
}

/** What was searched for one of the answers to a query. */
interface Searched extends Pick<SearchAnswer, 'isComplete' | 'isOlderLeftOut'> {
  /** Objects that are called so. */
  readonly objects: readonly SearchResult[];
}

/** Objects among the results: a word like `purk` has many, and the field of what goes where shows them all. */
const maxObjects = 3;

/** Min coverage of an entry that has each word of the query, or a form of it. */
const wholeQuery = 0.9;

export class SearchIndex {
  readonly #locale: Locale;
  readonly #parts: PartStore;
  #start: Promise<StartDocuments> | undefined;
  #newest: Promise<NewestPosts> | undefined;
  #all: Promise<AllPosts> | undefined;
  readonly #objects: ObjectFinder;

  constructor(locale: Locale, load: LoadJson) {
    this.#locale = locale;
    this.#objects = new ObjectFinder(locale, load, 'of its words');
    this.#parts = new PartStore(locale, load);
  }

  /** Loads what every query needs. Rejects when a part cannot be loaded; the next call tries again. */
  async open(): Promise<void> {
    await this.#openStart();
  }

  /** @param typed As the visitor typed it; without any word the result is empty.
   * @returns Answers; each replaces the one before it. */
  async *search(typed: string, wanted: Wanted): AsyncGenerator<SearchAnswer> {
    const parsed = parseQuery(typed, this.#locale);
    if (!parsed) {
      yield nothing;
      return;
    }
    try {
      yield* this.#answers(parsed, typed, wanted);
    } catch (cause) {
      if (!(cause instanceof StampError)) throw cause;
      this.#forget();
      yield* this.#answers(parsed, typed, wanted);
    }
  }

  async *#answers(query: Query, typed: string, wanted: Wanted): AsyncGenerator<SearchAnswer> {
    const posts = new FoundPosts(this.#parts);
    const [{ documents, ends }, called] = await Promise.all([
      this.#openStart(),
      this.#findObjects(typed, wanted),
    ]);
    const objects = called.slice(0, maxObjects);
    const complete = async (found: Found, searched: Omit<Searched, 'objects'>): Promise<SearchAnswer> => {
      const whole = await answer(found, posts, { ...searched, objects });
      const mayBeMeant = objects.length === 0 && whole.isComplete && isWanted('content', wanted);
      const suggestions = mayBeMeant ? await this.#objects.suggest(typed) : [];
      const others = suggestions.filter(({ url }) => !whole.keys.includes(url));
      return others.length > 0 ? { ...whole, suggestions: others } : whole;
    };
    const isAll = ends === undefined || !isWanted('wp-post', wanted);
    yield await complete(findHits([documents], query, wanted), { isComplete: isAll });
    if (isAll) return;
    const newest = await this.#openNewest();
    const found = findHits([documents, newest.documents], query, wanted);
    const isOlderLeftOut = ends.length > 0 && isAnswered(found, posts, objects.length);
    const isLast = ends.length === 0 || isOlderLeftOut;
    yield await complete(found, { isComplete: isLast, isOlderLeftOut });
    if (isLast) return;
    const all = await this.#openAll(ends);
    const older = await this.#findInAll(findHits([documents, all.documents], query, wanted), all);
    yield await complete(older, { isComplete: true });
  }

  async #findObjects(typed: string, wanted: Wanted): Promise<readonly SearchResult[]> {
    return isWanted('content', wanted) ? this.#objects.find(typed) : [];
  }

  #forget(): void {
    this.#parts.forget();
    this.#objects.forget();
    this.#start = undefined;
    this.#newest = undefined;
    this.#all = undefined;
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

  #openNewest(): Promise<NewestPosts> {
    this.#newest ??= this.#loadNewest();
    this.#newest.catch(() => (this.#newest = undefined));
    return this.#newest;
  }

  async #loadNewest(): Promise<NewestPosts> {
    const segment = await this.#parts.newest();
    return { segment, documents: new PostDocuments([segment], this.#locale) };
  }

  #openAll(ends: readonly number[]): Promise<AllPosts> {
    this.#all ??= this.#loadAll(ends);
    this.#all.catch(() => (this.#all = undefined));
    return this.#all;
  }

  async #loadAll(ends: readonly number[]): Promise<AllPosts> {
    const segments = await Promise.all(ends.map((end) => this.#parts.segment(end)));
    const { segment: newest } = await this.#openNewest();
    return { ends, documents: new PostDocuments([...segments, newest], this.#locale) };
  }

  /** Loads the postings of the ended segments for the query, from the newest segment on, until there are as many hits as
   * are ever shown. */
  async #findInAll(found: Found, all: AllPosts): Promise<Found> {
    const { ends, documents } = all;
    const words = new Set(found.matches.flatMap((matches) => [...(matches.get(documents)?.keys() ?? [])]));
    let { hits } = found;
    // Loads one segment, then two, four and so on.
    for (let done = 0; done < ends.length && hits.length < resultLimit; done = 2 * done + 1) {
      const next = [...ends.keys()].toReversed().slice(done, 2 * done + 1);
      await Promise.all(next.map((index) => this.#complete(all, index, words)));
      hits = wantedHits(found);
    }
    return { ...found, hits };
  }

  /** Loads the postings of some words in a segment. */
  async #complete({ ends, documents }: AllPosts, index: number, words: ReadonlySet<number>): Promise<void> {
    const missing = documents.missing(index, words);
    const loaded = await Promise.all(missing.map((part) => this.#parts.postings(ends[index] ?? 0, part)));
    for (const [place, postings] of loaded.entries()) documents.add(index, missing[place] ?? 0, postings);
  }
}

/** Whether newer entries answer so well that older posts may be left out: as many as wanted, of which the title of one
 * has the whole query, or two have it anywhere. */
function isAnswered({ hits, query, wanted }: Found, posts: FoundPosts, objectCount: number): boolean {
  if (!wanted.isOlderLeftOut) return false;
  const first = exactFirst(hits, query, (hit) => posts.findEntry(hit)).slice(0, wanted.count - objectCount);
  const isTitled = objectCount > 0 || first.some(({ isTitleHit }) => isTitleHit);
  const whole = first.filter(isWhole);
  return first.length >= wanted.count - objectCount && (isTitled || whole.length > 1);
}

async function answer(found: Found, posts: FoundPosts, searched: Searched): Promise<SearchAnswer> {
  const { sets, hits: ranked, query, matches, wanted } = found;
  const { objects, ...rest } = searched;
  const { count, snippetLength } = wanted;
  const addresses = new Set(objects.map(({ url }) => url));
  const others = ranked.filter((hit) => !listKeys(hit).some((key) => addresses.has(key)));
  const roughly = exactFirst(others, query, (hit) => posts.findEntry(hit)).slice(
    0,
    resultLimit - objects.length,
  );
  await Promise.all(roughly.slice(0, count).map((hit) => posts.load(hit)));
  const hits = exactFirst(roughly, query, (hit) => posts.findEntry(hit));
  const wordsOf = new Map(sets.map((documents) => [documents, matchedWords(documents, matches)]));
  const results = hits.slice(0, count).flatMap((hit) => {
    const entry = posts.findEntry(hit);
    const words = wordsOf.get(hit.documents) ?? new Set();
    return entry ? [toResult(entry, { query, words, snippetLength })] : [];
  });
  const named = countNamed(hits, query, (hit) => posts.findEntry(hit));
  const isPageFirst = isOwnMatter(query.phrase) || (isSentence(query) && isWhole(hits[0]));
  const before = Math.max(named, isPageFirst ? 1 : 0);
  return {
    results: results.toSpliced(before, 0, ...objects).slice(0, count),
    total: objects.length + hits.length,
    keys: [...addresses, ...hits.flatMap(listKeys)],
    ...rest,
  };
}

/** Of a few words one may be a thing, while the others say that something else is asked: `truck broke my fence`. A page with all of
 * them comes before the thing. */
const isSentence = ({ phrase, locale }: Query): boolean =>
  (readQuestion(phrase, locale)?.telling.words.length ?? 0) > 2;

const isWhole = (hit: Hit | undefined): boolean => hit !== undefined && hit.coverage >= wholeQuery;

const isWanted = (type: ResultType, { types }: Wanted): boolean => types?.includes(type) ?? true;

function listKeys({ documents, document }: Hit): readonly string[] {
  const found = documents.find(document);
  if (found === undefined) return [];
  return [typeof found === 'number' ? postKey(found) : found.url];
}

/** A query in some sets of documents. */
interface Asked {
  readonly sets: readonly DocumentSet[];
  readonly query: Query;
  readonly matches: QueryMatches;
  readonly wanted: Wanted;
}

interface Found extends Asked {
  /** Best first. */
  readonly hits: readonly Hit[];
}

function findHits(sets: readonly DocumentSet[], query: Query, wanted: Wanted): Found {
  const asked = { sets, query, wanted, matches: matchQuery(query, sets) };
  return { ...asked, hits: wantedHits(asked) };
}

/** Hits by words, then those that are found directly. */
function wantedHits({ sets, query, matches, wanted }: Asked): readonly Hit[] {
  const ranked = rankDocuments(sets, matches, query);
  const known = new Map(sets.map((documents) => [documents, new Set<number>()]));
  for (const { documents, document } of ranked) known.get(documents)?.add(document);
  const others = sets.flatMap((documents) =>
    documents
      .directly(query)
      .filter((document) => !known.get(documents)?.has(document))
      .map((document): Hit => ({ documents, document, score: 0, isTitleHit: false, coverage: 1 })),
  );
  return [...ranked, ...others].filter(({ documents, document }) =>
    isWanted(typeOfKind(documents.findKind(document)), wanted),
  );
}
