/** Figures as editors write them: a list of sentences, each with its figure in `<strong>`. */
import { readTokens } from '#base/html/html.ts';
import { readListedEntries } from './listed-entries.ts';

export interface ListedFact {
  /** Words before the figure, HTML; empty if it comes first. */
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

/** @returns undefined unless the part is a list of sentences with one figure each. */
export function readFacts(html: string): FactList | undefined {
  const list = readListedEntries(html);
  const facts = list?.entries.map(readFact) ?? [];
  if (!list || !facts.every((fact) => fact !== undefined)) return undefined;
  return { facts, rest: list.rest };
}

function readFact(text: string): ListedFact | undefined {
  const tags = readTokens(text).filter((token) => 'name' in token && token.name === 'strong');
  const start = tags.find(({ type }) => type === 'open');
  const end = tags.find((tag) => tag.type === 'close' && start !== undefined && tag.start >= start.end);
  if (!start || !end) return undefined;
  const figure = text.slice(start.end, end.start);
  const after = text.slice(end.end);
  // A full stop as large as the figure before it would look like part of it; in an ordinal it is.
  const ends = after.replaceAll('.', '').trim() === '';
  return {
    before: text.slice(0, start.start).trim(),
    figure: ends && figure.endsWith('.') ? figure.slice(0, -1) : figure,
    after: ends ? '' : after.trim(),
  };
}
