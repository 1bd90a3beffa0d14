/** Room for numbers of all documents of a set. It is kept and used again: thousands of posts may have a common word, and
 * new arrays for each term of each query are more memory than the index. */
export class ScoreSheet {
  readonly #size: number;
  #term: TermSheet | undefined;
  #tally: Tally | undefined;
  #passages: PassageScores | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  /** Without any score, until it is taken again. */
  takeTerm(): TermSheet {
    const sheet = (this.#term ??= {
      documents: [],
      title: new Float64Array(this.#size),
      text: new Float64Array(this.#size),
    });
    clear(sheet.documents, [sheet.title, sheet.text]);
    return sheet;
  }

  /** Without any score, until it is taken again. */
  takeTally(): Tally {
    const tally = (this.#tally ??= {
      documents: [],
      score: new Float64Array(this.#size),
      weight: new Float64Array(this.#size),
      titleTerms: new Uint8Array(this.#size),
      titleWords: new Float64Array(this.#size),
    });
    const { documents, score, weight, titleTerms, titleWords } = tally;
    clear(documents, [score, weight, titleTerms, titleWords]);
    return tally;
  }

  /** Without any score, until it is taken again. */
  takePassages(): PassageScores {
    const scores = (this.#passages ??= {
      documents: [],
      score: new Float64Array(this.#size),
      named: new Float64Array(this.#size),
      isWhole: new Uint8Array(this.#size),
      isThing: new Uint8Array(this.#size),
    });
    const { documents, score, named, isWhole, isThing } = scores;
    clear(documents, [score, named, isWhole, isThing]);
    return scores;
  }
}

function clear(documents: number[], fields: readonly (Float64Array | Uint8Array)[]): void {
  for (const field of fields) for (const document of documents) field[document] = 0;
  documents.length = 0;
}

/** How well documents have one term, by document. */
export interface TermSheet {
  /** Those that have it. */
  readonly documents: number[];
  readonly title: Float64Array;
  readonly text: Float64Array;
}

/** How well documents have the whole query, by document. */
export interface Tally {
  /** Those that have any term. */
  readonly documents: number[];
  readonly score: Float64Array;
  /** Share of the query. */
  readonly weight: Float64Array;
  /** Number of terms that the title has. */
  readonly titleTerms: Uint8Array;
  /** How much of the title the terms are, in words. */
  readonly titleWords: Float64Array;
}

/** How well the best of the passages of documents have the query, by document. */
export interface PassageScores {
  /** Those with a passage that has any term. */
  readonly documents: number[];
  readonly score: Float64Array;
  /** The largest share of the query that its title or a phrase has. */
  readonly named: Float64Array;
  /** 1: a phrase of visitors has every word of the query. */
  readonly isWhole: Uint8Array;
  /** 1: a word of the query is a phrase of visitors by itself, the name of a thing. */
  readonly isThing: Uint8Array;
}
