/** Ranks the documents that match a query, best first. */
import type { EntryKind } from '#model/result-type.ts';
import type { DocumentSet } from './document-set.ts';
import type { Query, Term } from './term.ts';
import { quality, type WordMatches } from './word-forms.ts';
import { WorkBudget } from './work-budget.ts';

/** Spec §5: max results of content search. */
export const resultLimit = 50;

/** Min share of the query's weight that a document must match. A sentence has words that no text has. */
const leastCoverage = { words: 0.55, sentence: 0.45 };

const titleWeight = 3;

/** Max number of words matched approximately: a query with more typing errors is not a query. */
const maxNearTerms = 4;

export interface Hit {
  readonly documents: DocumentSet;
  /** Its number in the set. */
  readonly document: number;
  readonly score: number;
  /** The title matches every term. */
  readonly isTitleHit: boolean;
}

/** Matches of each term, by set of documents. A term without exact matches is matched approximately. */
export type QueryMatches = readonly ReadonlyMap<DocumentSet, WordMatches>[];

export function matchQuery(
  { terms }: Query,
  sets: readonly DocumentSet[],
  budget = new WorkBudget(),
): QueryMatches {
  let nearTerms = 0;
  return terms.map((term) => {
    const found = new Map(sets.map((documents) => [documents, matchTerm(term, documents, budget)]));
    if ([...found.values()].some(({ size }) => size > 0)) return found;
    if (term.groups) return matchGroups(term.groups, sets, budget);
    nearTerms += 1;
    if (nearTerms > maxNearTerms) return new Map();
    return new Map(sets.map((documents) => [documents, documents.vocabulary.matchNearly(term, budget)]));
  });
}

/** Share of the score of a word that a synonym of it has: less than any match of the word itself. */
const synonymShare = quality.inside - 0.01;

/** A term by its own words and by those of its synonyms. */
function matchTerm(term: Term, { vocabulary }: DocumentSet, budget: WorkBudget): WordMatches {
  const found = vocabulary.match(term, budget);
  const { synonyms = [] } = term;
  if (synonyms.length === 0) return found;
  const all = new Map(found);
  for (const word of synonyms) {
    for (const [place, value] of vocabulary.match({ word, isForeign: false }, budget)) {
      // Parts of words are too far from what was typed.
      if (value < quality.sameName) continue;
      all.set(place, Math.max(value * synonymShare, all.get(place) ?? 0));
    }
  }
  return all;
}

/** Matches a number that stands nowhere as a whole by its groups of digits. */
function matchGroups(
  groups: readonly string[],
  sets: readonly DocumentSet[],
  budget: WorkBudget,
): ReadonlyMap<DocumentSet, WordMatches> {
  const terms = groups.map((word): Term => ({ word, isForeign: false }));
  return new Map(
    sets.map((documents) => {
      const found = terms.flatMap((term) => [...documents.vocabulary.match(term, budget)]);
      return [documents, new Map(found)];
    }),
  );
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
export function rankDocuments(sets: readonly DocumentSet[], matches: QueryMatches): readonly Hit[] {
  const total = sets.reduce((sum, { size }) => sum + size, 0);
  const found = matches.map(
    (byDocuments) =>
      new Map(sets.map((documents) => [documents, termScores(documents, byDocuments.get(documents))])),
  );
  const weights = found.map((byDocuments) => {
    const count = [...byDocuments.values()].reduce((sum, { size }) => sum + size, 0);
    return Math.log(1 + total / (count + 1));
  });
  const wholeWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const hits = sets.flatMap((documents) => {
    const tallies = tally(
      found.map((byDocuments) => byDocuments.get(documents)),
      weights,
    );
    return [...tallies].flatMap(([document, { score, weight: covered, titleTerms, titleWords }]): Hit[] => {
      const coverage = covered / wholeWeight;
      if (coverage < (matches.length > 2 ? leastCoverage.sentence : leastCoverage.words)) return [];
      const titleShare = titleWords / Math.max(1, documents.titleLengths[document] ?? 0);
      const isTitleHit = titleTerms === matches.length;
      const weight = kindWeights[documents.kindOf(document)];
      return [{ documents, document, score: weight * score * coverage ** 2 * (1 + titleShare), isTitleHit }];
    });
  });
  return hits.sort(
    (a, b) => Number(b.isTitleHit) - Number(a.isTitleHit) || b.score - a.score || b.document - a.document,
  );
}

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
        weight: sum.weight + weight,
        // What a synonym finds is not what was typed.
        titleTerms: sum.titleTerms + (title >= quality.inside ? 1 : 0),
        titleWords: sum.titleWords + title,
      });
    }
  }
  return tallies;
}
