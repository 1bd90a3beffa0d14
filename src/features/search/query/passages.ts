/** Titles, phrases of visitors and sentences. An entry that has the words of a query together answers it better than a
 * long one that has them scattered. */
import type { SearchEntry } from '../format/entry.ts';
import { forEachNumber, type NumberLists, toLists } from '../format/number-lists.ts';
import { indexedWords } from '../format/words.ts';
import type { PassageScores, ScoreSheet } from './score-sheet.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** Fields of an entry, by what a passage of it that has the whole query is worth. */
const fieldValue = { title: 3, phrase: 4, sentence: 1.5 } as const;

type Field = keyof typeof fieldValue;

const fields: readonly Field[] = ['title', 'phrase', 'sentence'];

/** The passages of some entries, by their words. */
export class Passages {
  /** Document of each passage. */
  readonly documents: Uint32Array;
  /** Words of each passage, by their indexes in the vocabulary. */
  readonly words: NumberLists;
  /** Field of each passage, by its place among the fields. */
  readonly #fields: Uint8Array;
  /** Passages that have a word, by its index in the vocabulary; one that has it twice stands there twice. */
  readonly #byWord: NumberLists;
  /** The round in which each passage was found last. */
  readonly #found: Uint32Array;
  #round = 0;

  /** @param vocabulary Words of the entries. */
  constructor(entries: readonly SearchEntry[], vocabulary: readonly string[]) {
    const places = new Map(vocabulary.map((word, place) => [word, place]));
    const [documents, ofFields]: [number[], number[]] = [[], []];
    const [passages, words]: [number[], number[]] = [[], []];
    const add = (document: number, field: Field, text: string): void => {
      for (const word of indexedWords(text)) {
        const place = places.get(word);
        if (place === undefined) continue;
        passages.push(documents.length);
        words.push(place);
      }
      documents.push(document);
      ofFields.push(fields.indexOf(field));
    };
    for (const [document, entry] of entries.entries())
      for (const [field, text] of listTexts(entry)) add(document, field, text);
    this.documents = Uint32Array.from(documents);
    this.#fields = Uint8Array.from(ofFields);
    this.words = toLists({ lists: passages, numbers: words }, documents.length);
    this.#byWord = toLists({ lists: words, numbers: passages }, vocabulary.length);
    this.#found = new Uint32Array(documents.length);
  }

  findField(passage: number): Field {
    return fields[this.#fields[passage] ?? 0] ?? 'sentence';
  }

  /** Each that has a word that a term matches, once. */
  eachWith(matches: readonly WordMatches[], note: (passage: number) => void): void {
    this.#round += 1;
    const noteOnce = (passage: number): void => {
      if (this.#found[passage] === this.#round) return;
      this.#found[passage] = this.#round;
      note(passage);
    };
    for (const found of matches) for (const word of found.keys()) forEachNumber(this.#byWord, word, noteOnce);
  }
}

const listTexts = ({ title, also = '', text }: SearchEntry): readonly (readonly [Field, string])[] => [
  ['title', title],
  ...also.split(/[,\n]/u).map((phrase) => ['phrase', phrase] as const),
  ...text.split(/(?<=[.!?:]) /u).map((sentence) => ['sentence', sentence] as const),
];

export interface QueryWords {
  /** Matches of each term. */
  readonly matches: readonly WordMatches[];
  /** Share of each term in the query; together 1. */
  readonly weights: readonly number[];
  /** Small words of the query, by their indexes in the vocabulary. */
  readonly small: ReadonlySet<number>;
}

/** The best of the passages of each document.
 * @param sheet Of the set of documents.
 * @returns Lasts until the next scores of the set. */
export function scorePassages(passages: Passages, sheet: ScoreSheet, query: QueryWords): PassageScores {
  const scores = sheet.takePassages();
  const matched: MatchedPassage = {
    document: 0,
    field: 'title',
    length: 0,
    shared: 0,
    values: query.matches.map(() => 0),
  };
  passages.eachWith(query.matches, (passage) => {
    matched.document = passages.documents[passage] ?? 0;
    matched.field = passages.findField(passage);
    matchWords(passages.words, passage, { query, matched });
    judge(scores, matched, query.weights);
  });
  return scores;
}

/** Score of a match from 0.5 on: the words of a passage say together what each of them leaves open. */
const strength = (value: number): number => 0.5 + value / 2;

/** Used again for each passage, of which a query finds thousands. */
interface MatchedPassage {
  document: number;
  field: Field;
  /** Number of words. */
  length: number;
  /** Number of words that the query has. */
  shared: number;
  /** How well each term is matched. */
  readonly values: number[];
}

interface MatchContext {
  readonly query: QueryWords;
  readonly matched: MatchedPassage;
}

function matchWords(
  { starts, numbers }: NumberLists,
  passage: number,
  { query, matched }: MatchContext,
): void {
  const { matches, small } = query;
  const { values } = matched;
  const [from = 0, until = 0] = [starts[passage], starts[passage + 1]];
  values.fill(0);
  matched.length = until - from;
  matched.shared = 0;
  for (let place = from; place < until; place += 1) {
    const word = numbers[place] ?? 0;
    let isMatched = false;
    for (let term = 0; term < matches.length; term += 1) {
      const value = matches[term]?.get(word);
      if (value === undefined) continue;
      isMatched = true;
      values[term] = Math.max(values[term] ?? 0, strength(value));
    }
    if (isMatched || small.has(word)) matched.shared += 1;
  }
}

function judge(scores: PassageScores, passage: MatchedPassage, weights: readonly number[]): void {
  const { document, field, length, shared, values } = passage;
  const covered = coveredBy(values, weights);
  if (scores.score[document] === 0) scores.documents.push(document);
  const score = fieldValue[field] * covered ** 2;
  if (field === 'sentence') {
    raise(scores.score, document, score);
    return;
  }
  // A short phrase that has the query is about it; of a sentence, any part may be.
  const shareOfPhrase = 0.6 + (0.4 * shared) / length;
  raise(scores.named, document, covered);
  if (field === 'title') {
    raise(scores.score, document, score * shareOfPhrase);
    return;
  }
  const isTyped = length >= typedPhrase.minWords && shared === length;
  raise(scores.score, document, score * shareOfPhrase + (isTyped ? typedValue(length) : 0));
  if (values.length > 1 && values.every((value) => value >= wholeStrength))
    raise(scores.isWhole, document, 1);
  if (length === 1 && values.some((value) => value >= thingStrength)) raise(scores.isThing, document, 1);
}

function coveredBy(values: MatchedPassage['values'], weights: readonly number[]): number {
  let covered = 0;
  for (let term = 0; term < values.length; term += 1) covered += (values[term] ?? 0) * (weights[term] ?? 0);
  return covered;
}

function raise(values: Float64Array | Uint8Array, document: number, value: number): void {
  if ((values[document] ?? 0) < value) values[document] = value;
}

/** A phrase that was typed as a whole, among other words, and what that adds: a longer one is less often typed by chance. */
const typedPhrase = { minWords: 3, maxWords: 6, value: 1.6, word: 0.6 };

const typedValue = (words: number): number =>
  typedPhrase.value + typedPhrase.word * (Math.min(words, typedPhrase.maxWords) - typedPhrase.minWords);

/** At least a part of a compound. */
const wholeStrength = strength(0.4);

/** The thing itself, in any of its forms. */
const thingStrength = strength(quality.sameStem);
