/** How well the documents of a set match a query. Numbers of all documents stand in arrays: thousands of posts may have a
 * common word, and an object for each would cost more than to compare them. */
import type { DocumentSet } from './document-set.ts';
import type { ScoreSheet, Tally } from './score-sheet.ts';
import { quality, type WordMatches } from './word-forms.ts';

/** How well documents have one term. */
export interface TermScores {
  /** Those that have it; the other arrays are in their order. */
  readonly documents: Uint32Array;
  readonly title: Float64Array;
  readonly text: Float64Array;
}

const none: TermScores = {
  documents: new Uint32Array(),
  title: new Float64Array(),
  text: new Float64Array(),
};

/** @param matches Words of the set that the term means. */
export function termScores(documents: DocumentSet, matches: WordMatches = new Map()): TermScores {
  if (matches.size === 0) return none;
  const { documents: found, title, text } = documents.sheet.takeTerm();
  let value = 0;
  const note = (field: Float64Array, document: number): void => {
    if (title[document] === 0 && text[document] === 0) found.push(document);
    if ((field[document] ?? 0) < value) field[document] = value;
  };
  const noteTitle = (document: number): void => note(title, document);
  const noteText = (document: number): void => note(text, document);
  for (const [word, its] of matches) {
    value = its;
    documents.eachInTitle(word, noteTitle);
    documents.eachInText(word, noteText);
  }
  return {
    documents: new Uint32Array(found),
    title: pickValues(found, title),
    text: pickValues(found, text),
  };
}

function pickValues(documents: readonly number[], values: Float64Array): Float64Array {
  const chosen = new Float64Array(documents.length);
  for (let place = 0; place < documents.length; place += 1)
    chosen[place] = values[documents[place] ?? 0] ?? 0;
  return chosen;
}

/** How well a document has a term, wherever it stands.
 * @param place Of the document among those that have the term. */
export const chooseBest = ({ title, text }: TermScores, place: number): number =>
  Math.max(title[place] ?? 0, text[place] ?? 0);

const titleWeight = 3;

/** @param sheet Of the set of documents.
 * @param found Of each term.
 * @param weights Share of each term in the query.
 * @returns Lasts until the next tally of the set. */
export function tallyTerms(
  sheet: ScoreSheet,
  found: readonly TermScores[],
  weights: readonly number[],
): Tally {
  const tally = sheet.takeTally();
  const { documents, score, weight, titleTerms, titleWords } = tally;
  for (const [term, scores] of found.entries()) {
    const share = weights[term] ?? 0;
    for (let place = 0; place < scores.documents.length; place += 1) {
      const document = scores.documents[place] ?? 0;
      if (weight[document] === 0) documents.push(document);
      const title = scores.title[place] ?? 0;
      const text = scores.text[place] ?? 0;
      add(score, document, share * (titleWeight * title + text));
      add(weight, document, share * (0.5 + Math.max(title, text) / 2));
      add(titleWords, document, title);
      // What a synonym finds is not what was typed.
      if (title >= quality.inside) add(titleTerms, document, 1);
    }
  }
  return tally;
}

function add(sums: Float64Array | Uint8Array, document: number, value: number): void {
  sums[document] = (sums[document] ?? 0) + value;
}
