/** Presentation of a found document. */
import { languages } from '#platform/languages/locale.ts';
import type { Collection } from '#shell/search/collection.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import { type ResultType, typeOfKind } from '../result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { placedWords } from '../format/words.ts';
import type { DocumentSet } from './document-set.ts';
import {
  isInsideWord,
  isLiteral,
  isMeant,
  isPhrase,
  type Literal,
  type LiteralText,
  literalText,
  toLiteral,
} from './literal.ts';
import { matchPlace } from './place-query.ts';
import type { QueryMatches } from './match-query.ts';
import type { Hit } from './hit.ts';
import { varied } from './varied.ts';
import { cutSnippet, highlight, type Piece } from './snippet.ts';
import type { Query } from './term.ts';

export interface SearchResult {
  readonly url: string;
  readonly kind: EntryKind;
  readonly type: ResultType;
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
  /** Who collects there, for an entry of that kind. */
  readonly collection?: Collection | undefined;
  /** Where an object goes. */
  readonly goesTo?: Destination | undefined;
}

export interface Destination {
  readonly bin: string;
  readonly name: string;
}

/** Words of one set of documents that match the query. */
export function matchedWords(documents: DocumentSet, matches: QueryMatches): ReadonlySet<string> {
  const words = matches.flatMap((byDocuments) => {
    return [...(byDocuments.get(documents)?.keys() ?? [])].map(
      (place) => documents.vocabulary.words[place] ?? '',
    );
  });
  return new Set(words);
}

interface Found {
  readonly query: Query;
  /** Matching words of the set that the entry is in. */
  readonly words: ReadonlySet<string>;
  readonly snippetLength: number | undefined;
}

export function toResult(
  { url, title, text, kind, collection }: SearchEntry,
  { query, words, snippetLength }: Found,
): SearchResult {
  return {
    url,
    kind,
    type: typeOfKind(kind),
    title: highlight(title, placedWords(title), words),
    snippet: cutSnippet(text, { phrase: query.phrase, words }, snippetLength),
    collection: collection && {
      ...collection,
      rows: matchPlace(query, collection)?.rows ?? collection.rows,
    },
  };
}

/** Sorts the best hits first: who collects at the place that the query names; then a title equal to the query, a phrase
 * of visitors equal to its only word of sense, a title containing it as whole words, a title matching every word; then
 * text or address containing it; then the rest, and last what is of another year than the one asked for. Stable within
 * each tier.
 * @param findEntry undefined for a document whose text is not loaded; then only its words count. */
export function exactFirst(
  hits: readonly Hit[],
  query: Query,
  findEntry: (hit: Hit) => SearchEntry | undefined,
): readonly Hit[] {
  const literal = toLiteral(query);
  const places = new Map(hits.map((hit) => [hit, nameLength(query, findEntry(hit))]));
  const maxLength = Math.max(1, ...places.values());
  const rankHit = (hit: Hit): number =>
    places.get(hit) === maxLength
      ? placeTier(findEntry(hit))
      : textTier(hit, findEntry(hit), { query, literal });
  const ranks = new Map(hits.map((hit) => [hit, rankHit(hit)]));
  const sorted = hits.toSorted((a, b) => (ranks.get(a) ?? tiers.other) - (ranks.get(b) ?? tiers.other));
  const isNamed = (hit: Hit): boolean => (ranks.get(hit) ?? tiers.other) <= tiers.title;
  return varied(sorted, isNamed);
}

/** How many of the first hits the query names: who collects at a place, or a page of that title. Objects come after these. */
export function countNamed(
  hits: readonly Hit[],
  query: Query,
  findEntry: (hit: Hit) => SearchEntry | undefined,
): number {
  const isNamed = (hit: Hit): boolean => {
    const entry = findEntry(hit);
    return (
      nameLength(query, entry) > 0 || (entry !== undefined && literalText(entry).heading === query.phrase)
    );
  };
  const count = hits.findIndex((hit) => !isNamed(hit));
  return count < 0 ? hits.length : count;
}

const tiers = {
  town: 0,
  parish: 1,
  equal: 2,
  task: 3,
  whole: 4,
  title: 5,
  literal: 6,
  municipality: 7,
  other: 8,
  otherYear: 9,
} as const;

const nameLength = (query: Query, entry: SearchEntry | undefined): number =>
  (entry?.collection && matchPlace(query, entry.collection)?.nameLength) ?? 0;

const placeTier = (entry: SearchEntry | undefined): number =>
  entry?.collection?.type === 'linn' ? tiers.town : tiers.parish;

interface TextContext {
  readonly query: Query;
  readonly literal: Literal;
}

function textTier(hit: Hit, entry: SearchEntry | undefined, context: TextContext): number {
  if (!entry) return hit.isTitleHit ? tiers.title : tiers.other;
  const { query, literal } = context;
  const text = literalText(entry);
  if (text.heading === query.phrase) return tiers.equal;
  if (isOfOtherYear(text.title, literal)) return tiers.otherYear;
  // Of many municipalities, none is what `who collects` means.
  const isOneOfMany = entry.collection !== undefined && nameLength(query, entry) === 0;
  const named = isOneOfMany ? undefined : namedTier(hit, text, context);
  if (named !== undefined) return named;
  if (!isMeant(text.whole, literal) || isByChance(text.whole, context)) return tiers.other;
  // The phone of an area is that of many municipalities.
  return entry.collection ? tiers.municipality : tiers.literal;
}

/** Of an entry that the query names by its title or by a task that it is for. */
function namedTier({ isTitleHit }: Hit, text: LiteralText, context: TextContext): number | undefined {
  const { query, literal } = context;
  if (isPhrase(text.also, query)) return tiers.task;
  if (isWhole(text.heading, query.phrase)) return tiers.whole;
  // The words that are not shown are the tasks of a page, as visitors say them.
  if (isTask(text.also, literal, isTitleHit)) return tiers.whole;
  const isTitled = isTitleHit || isMeant(text.title, literal);
  return isTitled && !isByChance(text.title, context) ? tiers.title : undefined;
}

const isByChance = (part: string, { query, literal }: TextContext): boolean =>
  !languages[query.locale].hasCompounds && isInsideWord(part, literal);

/** What was true at Christmas of last year is no answer to who asks about this one. */
function isOfOtherYear(title: string, { words }: Literal): boolean {
  const [asked, titled] = [listYears(words), listYears(title)];
  return asked.length > 0 && titled.length > 0 && !titled.some((year) => asked.includes(year));
}

const listYears = (words: string): readonly string[] =>
  words.split(' ').filter((word) => /^20\d\d$/u.test(word));

/** Of one word, only when the title has it too: of many price lists, none is what `hinnakiri` means. */
const isTask = (also: string, literal: Literal, isTitleHit: boolean): boolean =>
  literal.words.includes(' ') ? isLiteral(also, literal) : isTitleHit && also.includes(` ${literal.words} `);

/** Whether a text contains the phrase as whole words. */
function isWhole(text: string, phrase: string): boolean {
  const from = text.indexOf(phrase);
  const around = `${text.charAt(from - 1)}${text.charAt(from + phrase.length)}`;
  return from >= 0 && !/[\p{L}\p{N}]/u.test(around);
}
