/** A document that a query matches. */
import type { DocumentSet } from './document-set.ts';

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

export interface Candidate extends Hit {
  /** It has enough of the query to be an answer. */
  readonly isAnswer: boolean;
}
