/** A query with words that no text has finds few answers, and not always the one that was meant. */
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { Candidate, Hit } from './hit.ts';

/** Results that are seen first. */
const firstCount = 5;

/** Min share of a query that what fills up has: its title or a phrase, or anywhere. */
const leastShare = { named: 0.2, anywhere: 0.4 };

/** Kinds of entries that answer a part of a query. */
const fillingKinds: ReadonlySet<EntryKind> = new Set(['page', 'question', 'guide', 'unserved', 'post']);

/** Shares of a query. */
export interface Shares {
  /** What its title or a phrase has. */
  readonly named: number;
  /** What it has anywhere. */
  readonly anywhere: number;
}

export const isFilling = (kind: EntryKind, { named, anywhere }: Shares): boolean =>
  fillingKinds.has(kind) && (named >= leastShare.named || anywhere >= leastShare.anywhere);

/** Best first. Behind few answers come those that match less of the query; behind none comes nothing. */
export function padWithPartialMatches(candidates: readonly Candidate[]): readonly Hit[] {
  const answers = candidates.filter(({ isAnswer }) => isAnswer).sort(byScore);
  if (answers.length === 0 || answers.length >= firstCount) return answers;
  const others = candidates.filter(({ isAnswer }) => !isAnswer).sort(byScore);
  return [...answers, ...others.slice(0, firstCount - answers.length)];
}

/** The best candidates of a set, of which thousands may be found. */
export class BestCandidates {
  readonly #limit: number;
  #kept: Candidate[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(candidate: Candidate): void {
    this.#kept.push(candidate);
    if (this.#kept.length < 10 * this.#limit) return;
    this.#kept = this.#best();
  }

  /** At least as many as the limit, where there are. */
  get found(): readonly Candidate[] {
    return this.#kept;
  }

  #best(): Candidate[] {
    return this.#kept.sort(byWorth).slice(0, this.#limit);
  }
}

const byWorth = (a: Candidate, b: Candidate): number =>
  Number(b.isAnswer) - Number(a.isAnswer) || byScore(a, b);

const byScore = (a: Hit, b: Hit): number =>
  Number(b.isTitleHit) - Number(a.isTitleHit) || b.score - a.score || b.document - a.document;
