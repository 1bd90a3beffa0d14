/** Ranks the documents that match a query, best first. */
import type { EntryKind } from '#model/result-type.ts';
import type { DocumentSet } from './document-set.ts';
import { type Candidate, filledUp, isFilling } from './few-answers.ts';
import { type QueryMatches, relatedValue } from './match-query.ts';
import { type PassageScore, scorePassages } from './passages.ts';
import type { Query } from './term.ts';
import { relatedToHead } from './thesaurus.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** Spec §5: max results of content search. */
export const resultLimit = 50;

/** Min share of the query's weight that a document must match. A sentence has words that no text has. */
const leastCoverage = { words: 0.55, sentence: 0.45, named: 0.36 };

/** Kinds of entries that answer a query of which their title or a phrase has a part. */
const helping: ReadonlySet<EntryKind> = new Set(['page', 'question', 'guide', 'unserved']);

const titleWeight = 3;

export interface Hit {
  readonly documents: DocumentSet;
  /** Its number in the set. */
  readonly document: number;
  readonly score: number;
  /** The title matches every term. */
  readonly isTitleHit: boolean;
  /** Share of the query that it has, from 0 to 1. Forms of a word are worth less than the word. */
  readonly coverage: number;
}

interface Tally {
  score: number;
  weight: number;
  titleTerms: number;
  titleWords: number;
}

/** Of many alike, such as price lists, none is the best answer to a word that they share. */
const kindWeights: Readonly<Record<EntryKind, number>> = {
  page: 1.1,
  question: 1.15,
  guide: 1.05,
  contact: 1.2,
  collection: 0.8,
  'organised-prices': 0.8,
  'construction-prices': 0.9,
  'big-bag-prices': 0.9,
  station: 0.9,
  unserved: 1.1,
  post: 1,
};

/** Matching documents, best first. Among equals the later one in a set, which is newer, comes first. */
export function rankDocuments(
  sets: readonly DocumentSet[],
  matches: QueryMatches,
  { terms, small }: Pick<Query, 'terms' | 'small'>,
): readonly Hit[] {
  // One known word of two is no answer (`mortgage calculator`), unless it is a thing of the trade (`burnt bulbs`).
  const isPartEnough =
    matches.length > 2 ||
    terms.some(({ word, related = [] }) => related.length > 0 || relatedToHead(word).length > 0);
  const found = matches.map(
    (byDocuments) =>
      new Map(sets.map((documents) => [documents, termScores(documents, byDocuments.get(documents))])),
  );
  const weights = termWeights(sets, found);
  const candidates = sets.flatMap((documents) => {
    const own = matches.map((byDocuments): WordMatches => byDocuments.get(documents) ?? new Map());
    const places = new Set(small.flatMap((word) => documents.vocabulary.beginning(word, true)));
    const passages = scorePassages(documents.passages(), { matches: own, weights, small: places });
    const tallies = tally(
      found.map((byDocuments) => byDocuments.get(documents)),
      weights,
    );
    return [...tallies].flatMap(([document, sum]): Candidate[] => {
      const passage = passages.get(document);
      const least = matches.length > 2 ? leastCoverage.sentence : leastCoverage.words;
      const named = passage?.named ?? 0;
      const kind = documents.kindOf(document);
      const isEnough = isPartEnough || passage?.isThing === true;
      const isNamed = isEnough && helping.has(kind) && named >= leastCoverage.named;
      const isAnswer = sum.weight >= least || isNamed;
      const shares = { named, anywhere: sum.weight };
      if (!isAnswer && !(matches.length > 1 && isFilling(kind, shares))) return [];
      return [{ ...toHit(documents, document, { ...sum, terms: matches.length, passage }), isAnswer }];
    });
  });
  return filledUp(candidates);
}

interface HitContext extends Tally {
  readonly terms: number;
  readonly passage: PassageScore | undefined;
}

function toHit(
  documents: DocumentSet,
  document: number,
  { score, weight, titleTerms, titleWords, terms, passage }: HitContext,
): Hit {
  const titleShare = titleWords / Math.max(1, documents.titleLengths[document] ?? 0);
  const words = score * weight ** 2 * (1 + titleShare);
  const isTitleHit = titleTerms === terms || passage?.isWhole === true;
  const kindWeight = kindWeights[documents.kindOf(document)];
  const value = kindWeight * (words + (passage?.score ?? 0));
  return { documents, document, score: value, isTitleHit, coverage: weight };
}

type TermScores = ReadonlyMap<DocumentSet, ReadonlyMap<number, TermScore>>;

/** The share of each term in the query: rare words say more. In a sentence, a word that is found nowhere says little. */
function termWeights(sets: readonly DocumentSet[], found: readonly TermScores[]): readonly number[] {
  const total = sets.reduce((sum, { size }) => sum + size, 0);
  const counts = found.map((byDocuments) =>
    [...byDocuments.values()]
      .flatMap((scores) => [...scores.values()])
      .reduce((sum, { title, text }) => sum + Math.max(title, text) ** sureness, 0),
  );
  const weights = counts.map((count) => Math.log(1 + total / (count + 1)) ** rarity);
  const trust = found.map((byDocuments) => (found.length > 1 ? trustOf(byDocuments) : 1));
  const known = weights.filter((_, term) => (counts[term] ?? 0) > 0);
  const average = known.reduce((sum, weight) => sum + weight, 0) / Math.max(1, known.length);
  const unknown = found.length > 2 ? unknownShare.sentence : unknownShare.words;
  const fair = weights.map((weight, term) =>
    counts[term] === 0 && known.length > 0 ? unknown * average : weight * (trust[term] ?? 1),
  );
  const whole = fair.reduce((sum, weight) => sum + weight, 0);
  return fair.map((weight) => weight / whole);
}

/** Below 1, a rare word that was typed by the way does not decide alone. */
const rarity = 0.65;

/** Of several words, one that was found only with typing errors may be another word. */
function trustOf(byDocuments: TermScores): number {
  const isSure = byDocuments
    .values()
    .some((scores) =>
      scores
        .values()
        .some(
          ({ title, text }) =>
            Math.max(title, text) > quality.nearly || Math.max(title, text) === relatedValue.other,
        ),
    );
  return isSure ? 1 : 0.5;
}

/** Above 1, many texts with words that the thesaurus knows for a rare word hardly make it a common one. */
const sureness = 3;

/** Weight of an unknown word, as a share of what a known one has on average. */
const unknownShare = { words: 0.9, sentence: 0.4 };

interface TermScore {
  title: number;
  text: number;
}

/** Score of each document of a set for one term. */
function termScores(
  documents: DocumentSet,
  matches: WordMatches = new Map(),
): ReadonlyMap<number, TermScore> {
  const scores = new Map<number, TermScore>();
  const scoreOf = (document: number): TermScore => {
    let score = scores.get(document);
    if (!score) scores.set(document, (score = { title: 0, text: 0 }));
    return score;
  };
  for (const [word, value] of matches) {
    for (const document of documents.inTitle(word)) {
      const score = scoreOf(document);
      score.title = Math.max(score.title, value);
    }
    for (const document of documents.inText(word)) {
      const score = scoreOf(document);
      score.text = Math.max(score.text, value);
    }
  }
  return scores;
}

function tally(
  found: readonly (ReadonlyMap<number, TermScore> | undefined)[],
  weights: readonly number[],
): ReadonlyMap<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const [term, scores] of found.entries()) {
    const weight = weights[term] ?? 0;
    for (const [document, { title, text }] of scores ?? []) {
      const sum = tallies.get(document) ?? { score: 0, weight: 0, titleTerms: 0, titleWords: 0 };
      tallies.set(document, {
        score: sum.score + weight * (titleWeight * title + text),
        weight: sum.weight + weight * (0.5 + Math.max(title, text) / 2),
        // What a synonym finds is not what was typed.
        titleTerms: sum.titleTerms + (title >= quality.inside ? 1 : 0),
        titleWords: sum.titleWords + title,
      });
    }
  }
  return tallies;
}
