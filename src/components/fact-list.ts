/** Figures as editors write them: a list of sentences, each with its figure in `<strong>`. */
export interface ListedFact {
  /** Words before the figure, HTML; empty when it comes first. */
  readonly before: string;
  readonly figure: string;
  /** Words after it, HTML. */
  readonly after: string;
}

export interface FactList {
  readonly facts: readonly ListedFact[];
  /** HTML after the list. */
  readonly rest: string;
}

/** @returns undefined where a part is no list of sentences with a figure each. */
export function readFacts(html: string): FactList | undefined {
  const [whole = '', entries = ''] = /^<ul>((?:<li>(?:(?!<ul>).)*?<\/li>\s*)+)<\/ul>/su.exec(html) ?? [];
  const facts = [...entries.matchAll(/<li>(.*?)<\/li>/gsu)].map(([, text = '']) => readFact(text));
  if (facts.length === 0 || !facts.every((fact) => fact !== undefined)) return undefined;
  return { facts, rest: html.slice(whole.length) };
}

function readFact(text: string): ListedFact | undefined {
  const [, before, figure, after] = /^(.*?)<strong>(.*?)<\/strong>(.*)$/su.exec(text) ?? [];
  if (before === undefined || figure === undefined || after === undefined) return undefined;
  // A full stop as large as the figure before it would be read as part of it; that of an ordinal is.
  const ends = /^[\s.]*$/u.test(after);
  return {
    before: before.trim(),
    figure: ends ? figure.replace(/\.$/u, '') : figure,
    after: ends ? '' : after.trim(),
  };
}
