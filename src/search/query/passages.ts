/** Titles, phrases of visitors and sentences. An entry that has the words of a query together answers it better than a
 * long one that has them scattered. */
import type { SearchEntry } from '../format/entry.ts';
import { indexedWords } from '../format/words.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** Fields of an entry, by what a passage of it that has the whole query is worth. */
const fieldValue = { title: 3, phrase: 4, sentence: 1.5 } as const;

type Field = keyof typeof fieldValue;

export interface Passage {
  readonly document: number;
  readonly field: Field;
  /** Indexes of its words in the vocabulary. */
  readonly words: Uint32Array;
}

/** The passages of some entries, by their words. */
export class Passages {
  readonly #all: readonly Passage[];
  /** Indexes of the passages that have a word, by its index in the vocabulary. */
  readonly #byWord: readonly (readonly number[])[];

  /** @param vocabulary Words of the entries. */
  constructor(entries: readonly SearchEntry[], vocabulary: readonly string[]) {
    this.#all = passagesOf(entries, vocabulary);
    const byWord = vocabulary.map((): number[] => []);
    for (const [index, { words }] of this.#all.entries())
      for (const word of words) if (byWord[word]?.at(-1) !== index) byWord[word]?.push(index);
    this.#byWord = byWord;
  }

  /** Those that have one of the words. */
  with(words: Iterable<number>): readonly Passage[] {
    const found = new Set<number>();
    for (const word of words) for (const index of this.#byWord[word] ?? []) found.add(index);
    return Array.from(found, (index) => this.#all[index]).filter((passage) => passage !== undefined);
  }
}

function passagesOf(entries: readonly SearchEntry[], vocabulary: readonly string[]): readonly Passage[] {
  const places = new Map(vocabulary.map((word, place) => [word, place]));
  const passage = (document: number, field: Field, text: string): Passage => {
    const words = indexedWords(text).flatMap((word) => places.get(word) ?? []);
    return { document, field, words: Uint32Array.from(words) };
  };
  return [...entries.entries()].flatMap(([document, { title, also = '', text }]) => [
    passage(document, 'title', title),
    ...also.split(/[,\n]/u).map((phrase) => passage(document, 'phrase', phrase)),
    ...text.split(/(?<=[.!?:]) /u).map((sentence) => passage(document, 'sentence', sentence)),
  ]);
}

export interface PassageScore {
  readonly score: number;
  /** A phrase of visitors has every word of the query. */
  readonly isWhole: boolean;
  /** The largest share of the query that its title or a phrase has. */
  readonly named: number;
  /** A word of the query is a phrase of visitors by itself: the name of a thing. */
  readonly isThing: boolean;
}

interface Marked {
  readonly term: number;
  readonly value: number;
}

export interface QueryWords {
  /** Matches of each term. */
  readonly matches: readonly WordMatches[];
  /** Share of each term in the query; together 1. */
  readonly weights: readonly number[];
  /** Small words of the query, by their indexes in the vocabulary. */
  readonly small: ReadonlySet<number>;
}

/** The best passage of each document. */
export function scorePassages(
  passages: Passages,
  { matches, weights, small }: QueryWords,
): ReadonlyMap<number, PassageScore> {
  const marked = markWords(matches);
  const best = new Map<number, PassageScore>();
  for (const passage of passages.with(marked.keys())) {
    const found = scoreOf(passage, marked, { weights, small });
    if (!found) continue;
    const known = best.get(passage.document);
    best.set(passage.document, known ? better(known, found) : found);
  }
  return best;
}

const better = (some: PassageScore, other: PassageScore): PassageScore => ({
  score: Math.max(some.score, other.score),
  isWhole: some.isWhole || other.isWhole,
  named: Math.max(some.named, other.named),
  isThing: some.isThing || other.isThing,
});

/** What each word of the vocabulary matches. */
function markWords(matches: readonly WordMatches[]): ReadonlyMap<number, readonly Marked[]> {
  const marked = new Map<number, Marked[]>();
  for (const [term, found] of matches.entries()) {
    for (const [place, value] of found) {
      const known = marked.get(place);
      if (known) known.push({ term, value });
      else marked.set(place, [{ term, value }]);
    }
  }
  return marked;
}

/** Score of a match from 0.5 on: the words of a passage say together what each of them leaves open. */
const strength = (value: number): number => 0.5 + value / 2;

function scoreOf(
  passage: Passage,
  marked: ReadonlyMap<number, readonly Marked[]>,
  { weights, small }: Pick<QueryWords, 'weights' | 'small'>,
): PassageScore | undefined {
  let values: number[] | undefined;
  let shared = 0;
  for (const word of passage.words) {
    const found = marked.get(word);
    if (found || small.has(word)) shared += 1;
    if (!found) continue;
    values ??= weights.map(() => 0);
    for (const { term, value } of found) values[term] = Math.max(values[term] ?? 0, strength(value));
  }
  return values && judge(passage, { values, shared, weights });
}

interface Found {
  /** How well each term is matched. */
  readonly values: readonly number[];
  /** Number of words of the passage that the query has. */
  readonly shared: number;
  readonly weights: readonly number[];
}

function judge({ field, words }: Passage, { values, shared, weights }: Found): PassageScore {
  const covered = values.reduce((sum, value, term) => sum + value * (weights[term] ?? 0), 0);
  const score = fieldValue[field] * covered ** 2;
  if (field === 'sentence') return { score, isWhole: false, named: 0, isThing: false };
  // A short phrase that has the query is about it; of a sentence, any part may be.
  const shareOfPhrase = 0.6 + (0.4 * shared) / words.length;
  if (field === 'title')
    return { score: score * shareOfPhrase, isWhole: false, named: covered, isThing: false };
  const isWhole = values.length > 1 && values.every((value) => value >= wholeStrength);
  const isTyped = words.length >= typedPhrase.minWords && shared === words.length;
  return {
    score: score * shareOfPhrase + (isTyped ? typedValue(words.length) : 0),
    isWhole,
    named: covered,
    isThing: words.length === 1 && values.some((value) => value >= thingStrength),
  };
}

/** A phrase that was typed as a whole, among other words, and what that adds: a longer one is less often typed by chance. */
const typedPhrase = { minWords: 3, maxWords: 6, value: 1.6, word: 0.6 };

const typedValue = (words: number): number =>
  typedPhrase.value + typedPhrase.word * (Math.min(words, typedPhrase.maxWords) - typedPhrase.minWords);

/** At least a part of a compound. */
const wholeStrength = strength(0.4);

/** The thing itself, in any of its forms. */
const thingStrength = strength(quality.sameStem);
