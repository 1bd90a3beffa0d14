/** How well the documents of a set match a query. Numbers of all documents stand in arrays: thousands of posts may have a
 * common word, and an object for each would cost more than to compare them. */
import type { DocumentSet } from './document-set.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** How well documents have one term, by document. */
export interface TermScores {
  /** Those that have it. */
  readonly documents: readonly number[];
  readonly title: Float64Array;
  readonly text: Float64Array;
}

const none: TermScores = { documents: [], title: new Float64Array(), text: new Float64Array() };

/** @param matches Words of the set that the term means. */
export function termScores(documents: DocumentSet, matches: WordMatches = new Map()): TermScores {
  if (matches.size === 0) return none;
  const [title, text] = [new Float64Array(documents.size), new Float64Array(documents.size)];
  const found: number[] = [];
  const note = (field: Float64Array, document: number, value: number): void => {
    if (title[document] === 0 && text[document] === 0) found.push(document);
    if ((field[document] ?? 0) < value) field[document] = value;
  };
  for (const [word, value] of matches) {
    for (const document of documents.inTitle(word)) note(title, document, value);
    for (const document of documents.inText(word)) note(text, document, value);
  }
  return { documents: found, title, text };
}

/** How well a document has a term, wherever it stands. */
export const bestOf = ({ title, text }: TermScores, document: number): number =>
  Math.max(title[document] ?? 0, text[document] ?? 0);

const titleWeight = 3;

/** How well documents have the whole query, by document. */
export interface Tally {
  /** Those that have any term. */
  readonly documents: readonly number[];
  readonly score: Float64Array;
  /** Share of the query. */
  readonly weight: Float64Array;
  /** Number of terms that the title has. */
  readonly titleTerms: Uint8Array;
  /** How much of the title the terms are, in words. */
  readonly titleWords: Float64Array;
}

/** @param found Of each term.
 * @param weights Share of each term in the query. */
export function tallyTerms(found: readonly TermScores[], weights: readonly number[]): Tally {
  const size = found.reduce((max, { title }) => Math.max(max, title.length), 0);
  const [score, weight, titleWords] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  const titleTerms = new Uint8Array(size);
  const documents: number[] = [];
  for (const [term, scores] of found.entries()) {
    const share = weights[term] ?? 0;
    for (const document of scores.documents) {
      if (weight[document] === 0) documents.push(document);
      const [title, text] = [scores.title[document] ?? 0, scores.text[document] ?? 0];
      add(score, document, share * (titleWeight * title + text));
      add(weight, document, share * (0.5 + Math.max(title, text) / 2));
      add(titleWords, document, title);
      // What a synonym finds is not what was typed.
      if (title >= quality.inside) add(titleTerms, document, 1);
    }
  }
  return { documents, score, weight, titleTerms, titleWords };
}

function add(sums: Float64Array | Uint8Array, document: number, value: number): void {
  sums[document] = (sums[document] ?? 0) + value;
}
