/** Ranks the documents that match a query, best first. */
import type { EntryKind } from '#shell/search/search-entries.ts';
import { resultLimit } from '../result-type.ts';
import type { DocumentSet } from './document-set.ts';
import { BestCandidates, padWithPartialMatches, isFilling } from './few-answers.ts';
import type { Candidate, Hit } from './hit.ts';
import { type QueryMatches, relatedValue } from './match-query.ts';
import { scorePassages } from './passages.ts';
import type { Query } from './term.ts';
import type { PassageScores, Tally } from './score-sheet.ts';
import { chooseBest, tallyTerms, type TermScores, termScores } from './term-scores.ts';
import { relatedToHead } from './thesaurus.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** Min share of the query's weight that a document must match. A sentence has words that no text has. */
const leastCoverage = { words: 0.55, sentence: 0.45, named: 0.36 };

/** Kinds of entries that answer a query of which their title or a phrase has a part. */
const helping: ReadonlySet<EntryKind> = new Set(['page', 'question', 'guide', 'unserved']);

/** Of many alike, such as price lists, none is the best answer to a word that they share. */
const kindWeights: Readonly<Record<EntryKind, number>> = {
  page: 1.1,
  question: 1.15,
  guide: 1.05,
  object: 0.9,
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
    const query = { matches: own, weights, small: places };
    const passages = scorePassages(documents.passages(), documents.sheet, query);
    const tally = tallyTerms(
      documents.sheet,
      found.flatMap((byDocuments) => byDocuments.get(documents) ?? []),
      weights,
    );
    const isSentence = matches.length > 2;
    const best = new BestCandidates(resultLimit);
    for (const document of tally.documents) {
      const coverage = tally.weight[document] ?? 0;
      const named = passages.named[document] ?? 0;
      const isThing = passages.isThing[document] === 1;
      const kind = documents.findKind(document);
      const isAnswer = hasEnough({ kind, coverage, named }, isSentence, isPartEnough || isThing);
      const shares = { named, anywhere: coverage };
      if (!isAnswer && !(matches.length > 1 && isFilling(kind, shares))) continue;
      best.add(toCandidate(documents, document, { tally, terms: matches.length, passages, isAnswer }));
    }
    return best.found;
  });
  return padWithPartialMatches(candidates);
}

interface MatchedDocument {
  readonly kind: EntryKind;
  /** Share of the query that it has. */
  readonly coverage: number;
  /** What its title or a phrase has. */
  readonly named: number;
}

/** Whether a document has enough of the query to be an answer. */
function hasEnough(
  { kind, coverage, named }: MatchedDocument,
  isSentence: boolean,
  isPartEnough: boolean,
): boolean {
  if (coverage >= (isSentence ? leastCoverage.sentence : leastCoverage.words)) return true;
  return isPartEnough && helping.has(kind) && named >= leastCoverage.named;
}

interface CandidateContext {
  readonly tally: Tally;
  readonly terms: number;
  readonly passages: PassageScores;
  readonly isAnswer: boolean;
}

function toCandidate(documents: DocumentSet, document: number, context: CandidateContext): Candidate {
  const { tally, terms, passages, isAnswer } = context;
  const coverage = tally.weight[document] ?? 0;
  const titleShare = (tally.titleWords[document] ?? 0) / Math.max(1, documents.titleLengths[document] ?? 0);
  const words = (tally.score[document] ?? 0) * coverage ** 2 * (1 + titleShare);
  const isTitleHit = tally.titleTerms[document] === terms || passages.isWhole[document] === 1;
  const value = kindWeights[documents.findKind(document)] * (words + (passages.score[document] ?? 0));
  return { documents, document, score: value, isTitleHit, coverage, isAnswer };
}

type ScoresBySet = ReadonlyMap<DocumentSet, TermScores>;

/** The share of each term in the query: rare words say more. In a sentence, a word that is found nowhere says little. */
function termWeights(sets: readonly DocumentSet[], found: readonly ScoresBySet[]): readonly number[] {
  const total = sets.reduce((sum, { size }) => sum + size, 0);
  const counts = found.map((byDocuments) =>
    byDocuments.values().reduce((sum, scores) => sum + sureCount(scores), 0),
  );
  const weights = counts.map((count) => Math.log(1 + total / (count + 1)) ** rarity);
  const trust = found.map((byDocuments) => (found.length > 1 ? chooseTrust(byDocuments) : 1));
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
function chooseTrust(byDocuments: ScoresBySet): number {
  return byDocuments.values().some(isSure) ? 1 : 0.5;
}

function isSure(scores: TermScores): boolean {
  for (let place = 0; place < scores.documents.length; place += 1) {
    const value = chooseBest(scores, place);
    if (value > quality.nearly || value === relatedValue.other) return true;
  }
  return false;
}

/** How many documents have a term; those that have something like it count less. */
function sureCount(scores: TermScores): number {
  let count = 0;
  for (let place = 0; place < scores.documents.length; place += 1)
    count += chooseBest(scores, place) ** sureness;
  return count;
}

/** Above 1, many texts with words that the thesaurus knows for a rare word hardly make it a common one. */
const sureness = 3;

/** Weight of an unknown word, as a share of what a known one has on average. */
const unknownShare = { words: 0.9, sentence: 0.4 };
