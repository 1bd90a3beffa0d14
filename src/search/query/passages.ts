/** Titles, phrases of visitors and sentences. An entry that has the words of a query together answers it better than a
 * long one that has them scattered. */
import type { SearchEntry } from '../format/entry.ts';
import { eachOf, listOf, type NumberLists, toLists } from '../format/number-lists.ts';
import { indexedWords } from '../format/words.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** Fields of an entry, by what a passage of it that has the whole query is worth. */
const fieldValue = { title: 3, phrase: 4, sentence: 1.5 } as const;

type Field = keyof typeof fieldValue;

const fields: readonly Field[] = ['title', 'phrase', 'sentence'];

interface Passage {
  readonly document: number;
  readonly field: Field;
  /** Indexes of its words in the vocabulary. */
  readonly words: Uint32Array;
}

/** The passages of some entries, by their words. */
export class Passages {
  /** Document of each passage. */
  readonly #documents: Uint32Array;
  /** Field of each passage, by its place among the fields. */
  readonly #fields: Uint8Array;
  /** Words of each passage, by their indexes in the vocabulary. */
  readonly #words: NumberLists;
  /** Passages that have a word, by its index in the vocabulary; one that has it twice stands there twice. */
  readonly #byWord: NumberLists;

  /** @param vocabulary Words of the entries. */
  constructor(entries: readonly SearchEntry[], vocabulary: readonly string[]) {
    const places = new Map(vocabulary.map((word, place) => [word, place]));
    const [documents, ofFields]: [number[], number[]] = [[], []];
    const [passages, words]: [number[], number[]] = [[], []];
    for (const [document, entry] of entries.entries())
      for (const [field, text] of textsOf(entry)) {
        for (const word of indexedWords(text)) {
          const place = places.get(word);
          if (place === undefined) continue;
          passages.push(documents.length);
          words.push(place);
        }
        documents.push(document);
        ofFields.push(fields.indexOf(field));
      }
    this.#documents = Uint32Array.from(documents);
    this.#fields = Uint8Array.from(ofFields);
    this.#words = toLists({ lists: passages, numbers: words }, documents.length);
    this.#byWord = toLists({ lists: words, numbers: passages }, vocabulary.length);
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Those that have one of the words. */
  *with(words: Iterable<number>): Generator<Passage, void> {
    const found = new Set<number>();
    for (const word of words) eachOf(this.#byWord, word, (passage) => found.add(passage));
    for (const passage of found)
      yield {
        document: this.#documents[passage] ?? 0,
        field: fields[this.#fields[passage] ?? 0] ?? 'sentence',
        words: listOf(this.#words, passage),
      };
  }
}

const textsOf = ({ title, also = '', text }: SearchEntry): readonly (readonly [Field, string])[] => [
  ['title', title],
  ...also.split(/[,\n]/u).map((phrase) => ['phrase', phrase] as const),
  ...text.split(/(?<=[.!?:]) /u).map((sentence) => ['sentence', sentence] as const),
];

export interface PassageScore {
  readonly score: number;
  /** A phrase of visitors has every word of the query. */
  readonly isWhole: boolean;
  /** The largest share of the query that its title or a phrase has. */
  readonly named: number;
  /** A word of the query is a phrase of visitors by itself: the name of a thing. */
  readonly isThing: boolean;
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
export function scorePassages(passages: Passages, query: QueryWords): ReadonlyMap<number, PassageScore> {
  if (passages.size === 0) return new Map();
  const matched = new Set(query.matches.flatMap((found) => [...found.keys()]));
  const best = new Map<number, PassageScore>();
  for (const passage of passages.with(matched)) {
    const found = scoreOf(passage, query);
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

/** Score of a match from 0.5 on: the words of a passage say together what each of them leaves open. */
const strength = (value: number): number => 0.5 + value / 2;

function scoreOf(passage: Passage, { matches, weights, small }: QueryWords): PassageScore {
  const values = matches.map(() => 0);
  let shared = 0;
  for (const word of passage.words) {
    let isMatched = false;
    for (let term = 0; term < matches.length; term += 1) {
      const value = matches[term]?.get(word);
      if (value === undefined) continue;
      isMatched = true;
      values[term] = Math.max(values[term] ?? 0, strength(value));
    }
    if (isMatched || small.has(word)) shared += 1;
  }
  return judge(passage, { values, shared, weights });
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
